import type { Sought } from '../memory'

/** Which texts are translated: those that are missing, the outdated ones too, or all. */
export const OVERWRITES = ['missing', 'outdated', 'all'] as const
export type Overwrite = (typeof OVERWRITES)[number]

/** A segment for the language model: what a memory is asked, and what a translator would want to know. */
export type OpenSegment = Sought & {
  /** The labels of where it is in the document. */
  place: string
  /** Its translation now; empty when there is none. */
  current: string
  /** The most characters that its place has room for; null where it has room for any. */
  room: number | null
}

/** The room of a text by the name of its field. Search engines cut titles and descriptions off, and buttons do not break. */
const ROOM: Partial<Record<string, number>> = { 'seo.title': 60, 'seo.description': 160, label: 30 }

/** A translation of a text that is too long itself may be a little longer still. */
const GROWTH = 1.2

/** How long a translation may be; the source shows what has room already. */
export function roomOf(path: string, source: string, maxLength: number | null): number | null {
  const name = path.split('.').at(-1) ?? ''
  const room = ROOM[path] ?? ROOM[name]
  const own = room === undefined ? null : Math.max(room, Math.ceil(source.length * GROWTH))
  return maxLength === null || own === null ? (maxLength ?? own) : Math.min(maxLength, own)
}
