/** A page's path as it is stored: NFC, a leading slash, no trailing one. */
export const storedPagePath = (path: string): string =>
  `/${path
    .normalize('NFC')
    .trim()
    .replace(/^\/+|\/+$/g, '')}`
