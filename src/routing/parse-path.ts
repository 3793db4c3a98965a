/** Longer paths are refused unread. The longest that can be stored (512 characters, at most 9 encoded each) fits. */
const MAX_RAW_CHARACTERS = 5000
const MAX_SEGMENTS = 64
const CONTROL_CHARACTER = /\p{Cc}/u

export type ParsedPath =
  /** `tidy` is false when the path was sent with empty segments, a trailing slash, or in another spelling than it has. */
  { ok: true; segments: string[]; tidy: boolean } | { ok: false; problem: 'malformed' | 'unsafe' | 'tooLong' }

/** Decodes one segment once and composes it (NFC); null when it is no text. */
function decodeSegment(raw: string): string | null {
  try {
    const decoded = decodeURIComponent(raw).normalize('NFC')
    return decoded.isWellFormed() && !CONTROL_CHARACTER.test(decoded) ? decoded : null
  } catch {
    return null
  }
}

/** A segment that some later reader could take for more than one, or for a way up. */
const isUnsafe = (segment: string): boolean => segment === '.' || segment === '..' || /[/\\]/.test(segment)

/**
 * What a spelling of a segment is compared by. Browsers and proxies leave or encode the characters that RFC 3986
 * reserves, and write `%c3` or `%C3`, as they like: those spellings are one, or a redirect to one might never end.
 */
const spellingOf = (raw: string): string =>
  raw
    .replace(/[^\w.~%-]/gu, (character) => encodeURIComponent(character))
    .replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)
    .replace(/%[\da-f]{2}/gi, (byte) => byte.toUpperCase())

/** Whether a segment was sent as its text is spelled: in NFC, with nothing encoded that need not be. */
const isSpelled = (raw: string, segment: string): boolean =>
  spellingOf(raw) === spellingOf(encodeURIComponent(segment))

/** Splits a path as sent into decoded NFC segments. Malformed: bad percent-encoding, control characters, broken Unicode. */
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
  const tidy = isWhole && segments.every((segment, index) => isSpelled(rawSegments[index] ?? '', segment))
  return { ok: true, segments, tidy }
}

/** `['a', 'b']` → `/a/b`; nothing → `/`. Always exactly one leading slash. */
export const joinPath = (segments: readonly string[]): string => `/${segments.join('/')}`

/** The segments of a decoded path: `/a/b` → `['a', 'b']`. */
export const splitPath = (path: string): string[] => path.split('/').filter((segment) => segment !== '')

/** Whether `path` is `ancestor` or lies below it, segment by segment. */
export const isWithin = (path: string, ancestor: string): boolean =>
  ancestor === '/' || path === ancestor || path.startsWith(`${ancestor}/`)

/** `/a/b` → `['/', '/a', '/a/b']`: every path that a prefix redirect for it could start at. */
export function ancestorPaths(path: string): string[] {
  const segments = splitPath(path)
  return ['/', ...segments.map((_, index) => joinPath(segments.slice(0, index + 1)))]
}

/** Splits `path?search#hash` without giving any part a meaning. */
export function splitAddress(address: string): { rawPath: string; search: string; hash: string } {
  const [, rawPath = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  return { rawPath: rawPath.startsWith('/') ? rawPath : `/${rawPath}`, search, hash }
}
