/** Paths of the panel and of Payload that end in the token of a mailed link. */
const MAILED_TOKEN = /\/(reset|verify)\/[^/]{20,}/

/** What the log holds of a URL: the path, without its query, which may contain a token or what somebody typed. */
export const loggedPath = (url: string): string =>
  (url.split(/[?#]/, 1)[0] ?? '').replace(MAILED_TOKEN, '/$1/[token]')
