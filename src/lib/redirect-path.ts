import { isSafeHref } from './safe-href'

/** As long as a page's path may be; also what an index can hold. */
const MAX_FROM_CHARACTERS = 512
/** What the index on targets can hold. */
const MAX_TARGET_BYTES = 2000
const FORBIDDEN = /[\u0000-\u0020\u007f\\?#]|\/\//

/** NFC, percent-decoded, a leading slash, no trailing one: the form in which requests are compared. */
export function normalizeRedirectPath(value: string): string {
  let decoded = value.trim()
  try {
    decoded = decodeURI(decoded)
  } catch {
    return value
  }
  return `/${decoded.normalize('NFC').replace(/^\/|\/+$/g, '')}`
}

/** Whether a normalised path can be the old path of a redirect. */
export const isRedirectPath = (value: string): boolean =>
  value.length <= MAX_FROM_CHARACTERS && value.startsWith('/') && !FORBIDDEN.test(value)

/** §5: whether a redirect may lead there: a path of the same site or an http(s) address; a `#part` is kept. */
export const isRedirectTarget = (value: unknown): value is string =>
  isSafeHref(value) && new TextEncoder().encode(value).length <= MAX_TARGET_BYTES
