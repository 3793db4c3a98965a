import type { Locale } from '@/src/lib/constants'

type EmptyText = { title: string; text: string; link: string }
/** What an empty list says, and the collection that its link leads to: without one, to the form of its own first document. */
export type Empty = Record<Locale, EmptyText> & { leadsTo?: string }
