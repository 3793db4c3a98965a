/** How a site's own error pages look, which are drawn without reading anything more. */
export type SiteLook = { name: string; primary: string; colorMode: 'light' | 'dark' }
