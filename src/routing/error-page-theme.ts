/** What error pages show of a site's theme; part of the routing data, so that they need no further query. */
export type ErrorPageTheme = { name: string; primary: string; colorMode: 'light' | 'dark' }
