/** Longer paths are rejected unparsed. The longest that can be stored (512 characters, at most 9 encoded each) fits. */
const MAX_RAW_CHARACTERS = 5000
const MAX_SEGMENTS = 64
const CONTROL_CHARACTER = /\p{Cc}/u

export type ParsedPath =
  /** `tidy` is false when the path was sent with empty segments, a trailing slash, or in another encoding. */
  { ok: true; segments: string[]; tidy: boolean } | { ok: false; problem: 'malformed' | 'unsafe' | 'tooLong' }

/** Decodes a segment once, to NFC; null when it is not valid text. */
function decodeSegment(raw: string): string | null {
  try {
    const decoded = decodeURIComponent(raw).normalize('NFC')
    return decoded.isWellFormed() && !CONTROL_CHARACTER.test(decoded) ? decoded : null
  } catch {
    return null
  }
}

/** Whether later code could read a segment as several, or as a parent directory. */
const isUnsafe = (segment: string): boolean => segment === '.' || segment === '..' || /[/\\]/.test(segment)

/**
 * The form in which encodings of a segment are compared. Browsers and proxies differ in which reserved characters they
 * encode, and between `%c3` and `%C3`: treating those as different could redirect for ever.
 */
const comparableEncoding = (raw: string): string =>
  raw
    .replace(/[^\w.~%-]/gu, (character) => encodeURIComponent(character))
    .replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)
    .replace(/%[\da-f]{2}/gi, (byte) => byte.toUpperCase())

/** Whether a segment was sent in its canonical encoding: in NFC, with nothing encoded that need not be. */
const isCanonical = (raw: string, segment: string): boolean =>
  comparableEncoding(raw) === comparableEncoding(encodeURIComponent(segment))

/** Splits a raw path into decoded NFC segments. `malformed`: bad percent-encoding, control characters, broken Unicode. */
export function parsePath(rawPath: string): ParsedPath {
  if (rawPath.length > MAX_RAW_CHARACTERS) return { ok: false, problem: 'tooLong' }
  const rawSegments = rawPath.split('/').filter((segment) => segment !== '')
  if (rawSegments.length > MAX_SEGMENTS) return { ok: false, problem: 'tooLong' }
  const segments: string[] = []
  for (const raw of rawSegments) {
    const segment = decodeSegment(raw)
    if (segment === null) return { ok: false, problem: 'malformed' }
    if (isUnsafe(segment)) return { ok: false, problem: 'unsafe' }
    segments.push(segment)
  }
  const isWhole = rawPath === `/${rawSegments.join('/')}`
  const tidy = isWhole && segments.every((segment, index) => isCanonical(rawSegments[index] ?? '', segment))
  return { ok: true, segments, tidy }
}

/** `['a', 'b']` → `/a/b`; `[]` → `/`. */
export const joinPath = (segments: readonly string[]): string => `/${segments.join('/')}`

/** The segments of a decoded path: `/a/b` → `['a', 'b']`. */
export const splitPath = (path: string): string[] => path.split('/').filter((segment) => segment !== '')

/** Whether `path` is `ancestor` or below it, by whole segments. */
export const isWithin = (path: string, ancestor: string): boolean =>
  ancestor === '/' || path === ancestor || path.startsWith(`${ancestor}/`)

/** `/a/b` → `['/', '/a', '/a/b']`: every prefix that a redirect for it could have. */
export function ancestorPaths(path: string): string[] {
  const segments = splitPath(path)
  return ['/', ...segments.map((_, index) => joinPath(segments.slice(0, index + 1)))]
}

/** Splits `path?search#hash` without decoding any part. */
export function splitAddress(address: string): { rawPath: string; search: string; hash: string } {
  const [, rawPath = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  return { rawPath: rawPath.startsWith('/') ? rawPath : `/${rawPath}`, search, hash }
}
