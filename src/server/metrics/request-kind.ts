import { IMAGE_SEGMENT } from '@/src/features/media/rules/image-address'
import { FEED_SEGMENT } from '@/src/features/urls/rules/blog-paths'
import { CARD_SEGMENT, PAYLOAD_SEGMENT, PUBLIC_ENTRIES } from '@/src/features/urls/rules/reserved-segments'
import { isLocale } from '@/src/lib/constants'

/** The kinds of routes that metrics tell apart; a path, a hostname or a tenant would be too many. */
export const REQUEST_KINDS = [
  'page',
  'navigation',
  'data',
  'crawler',
  'image',
  'asset',
  'api',
  'health',
  'panel',
] as const
export type RequestKind = (typeof REQUEST_KINDS)[number]

const BY_FIRST_SEGMENT = new Map<string, RequestKind>([
  ...PUBLIC_ENTRIES.map((entry) => [entry, 'asset'] as const),
  ['_next', 'asset'],
  ['_i18n', 'asset'],
  ['builds', 'asset'],
  [IMAGE_SEGMENT, 'image'],
  ['api', 'api'],
  ['admin', 'panel'],
  ['panel-api', 'panel'],
  ['payload-api', 'panel'],
  ['robots.txt', 'crawler'],
  ['sitemap.xml', 'crawler'],
  ['sitemap', 'crawler'],
])
const BY_LAST_SEGMENT = new Map<string, RequestKind>([
  [PAYLOAD_SEGMENT, 'data'],
  [CARD_SEGMENT, 'image'],
  [FEED_SEGMENT, 'crawler'],
])

const HEALTH = '/api/health/'

/** The segment of a path that begins at `start`, up to `end`. */
function segmentAt(url: string, start: number, end: number): string {
  const slash = url.indexOf('/', start)
  return url.slice(start, slash === -1 || slash > end ? end : slash)
}

/** @param url of a request: its path and query */
export function requestKind(url: string): RequestKind {
  if (url.startsWith(HEALTH)) return 'health'
  const query = url.indexOf('?')
  const end = query === -1 ? url.length : query
  const first = segmentAt(url, 1, end)
  const last = url.slice(url.lastIndexOf('/', end - 1) + 1, end)
  const known = BY_FIRST_SEGMENT.get(first) ?? BY_LAST_SEGMENT.get(last)
  if (known) return known
  if (isLocale(first) && segmentAt(url, first.length + 2, end) === 'admin') return 'panel'
  return query !== -1 && url.includes('_rsc=', query) ? 'navigation' : 'page'
}
