import type { AnswerRecord } from '@/src/cache/answer-record'
import type { Captured } from './inner-request'

/** Why an answer is sent but not stored. */
export type NotStored =
  | 'disconnected'
  | 'status'
  | 'private'
  | 'visitor'
  | 'cookie'
  | 'untagged'
  | 'outdated'
  | 'large'

const STATUSES: readonly number[] = [200, 301, 302, 307, 308, 404, 410]
/** Request headers that the key covers, or that change nothing for the requests that get a stored answer. */
const KNOWN_VARY: ReadonlySet<string> = new Set([
  'accept-encoding',
  'origin',
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
])
const IMAGE_VARY = 'accept'
/** A part of the memory of a site; images are the largest answers. */
const MAX_BYTES = 4 * 1024 * 1024

const valuesOf = ({ headers }: Captured, name: string): string[] =>
  headers.filter(([known]) => known === name).flatMap(([, value]) => value.toLowerCase().split(/\s*,\s*/))

/** Whether it may differ for a visitor whose request has the same key. */
function dependsOnVisitor(captured: Captured, key: { headers: Readonly<Record<string, string>> }): boolean {
  return valuesOf(captured, 'vary').some(
    (name) => name !== '' && !KNOWN_VARY.has(name) && !(name === IMAGE_VARY && key.headers.accept),
  )
}

/** Why the answer must not be stored; null if it may be. @param tags of the answer; null if they are not known */
export function notStored(
  captured: Captured,
  record: AnswerRecord,
  key: { headers: Readonly<Record<string, string>> },
  { connected, tags }: { connected: boolean; tags: readonly string[] | null },
): NotStored | null {
  if (!connected) return 'disconnected'
  if (!STATUSES.includes(captured.status)) return 'status'
  const shared =
    record.shareable ?? valuesOf(captured, 'cache-control').some((value) => value.startsWith('s-maxage='))
  if (!shared) return 'private'
  if (captured.headers.some(([name]) => name === 'set-cookie')) return 'cookie'
  if (dependsOnVisitor(captured, key)) return 'visitor'
  if (!tags || tags.length === 0) return 'untagged'
  if (record.isOutdated(tags)) return 'outdated'
  return captured.body.length > MAX_BYTES ? 'large' : null
}
