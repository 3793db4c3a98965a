/** Normalises a page path for storage: NFC, a leading slash, no trailing slash. */
export const storedPagePath = (path: string): string =>
  `/${path
    .normalize('NFC')
    .trim()
    .replace(/^\/+|\/+$/g, '')}`
