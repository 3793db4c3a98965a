/** How a site's own error pages look, which are drawn without reading anything more. */
export type ErrorPageTheme = { name: string; primary: string; colorMode: 'light' | 'dark' }
