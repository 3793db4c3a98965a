import type { TenantOwnedCollection } from '@/collections/registry'
import type { Locale } from '@/src/lib/constants'

/** Days covered by recent figures. */
export const RECENT_DAYS = 30
/** Days covered by the figures of not-found paths. */
export const WEEK_DAYS = 7
export const EDITED_DOCUMENTS_LIMIT = 10

/** Counts of documents in one locale: published, to be published at a set time, with an unpublished text, without a text. */
export type Publication = { published: number; scheduled: number; draft: number; missing: number }

export type PublicationByLocale = Record<Locale, Publication>

/** `date` in the tenant's time zone: `2026-11-21`. */
export type Day = { date: string; count: number }

/** The collections in the list of recently edited documents. */
export const EDITED_COLLECTIONS = [
  'pages',
  'posts',
  'templates',
  'products',
  'authors',
  'categories',
  'forms',
  'media',
] as const satisfies readonly TenantOwnedCollection[]
export type EditedCollection = (typeof EDITED_COLLECTIONS)[number]

export type EditedDocument = {
  collection: EditedCollection
  id: string
  /** Null for a published document without a title in any locale. */
  title: string | null
  editedAt: string
  /** Null when it was no account, or the reader may not see other accounts. */
  editedBy: string | null
  /** Of collections with drafts; a locale without a text is missing. */
  status: Partial<Record<Locale, 'published' | 'changed' | 'scheduled' | 'draft'>> | null
}

export type Totals = {
  media: { count: number; bytes: number; undescribed: number; rightsEnding: number }
  /** `assigned`: to the reader, and to be handled. */
  forms: { count: number; submissions: number; unread: number; assigned: number }
  bookings: { upcoming: number; next: string | null }
  notFound: { addresses: number; hits: number }
  redirects: { count: number; used: number; hits: number }
}

export type Members = {
  total: number
  admins: number
  editors: number
  writers: number
  viewers: number
  disabled: number
}

/** The figures of one tenant. `members` is null for a reader who may not see the tenant's accounts. */
export type Dashboard = Totals & {
  pages: PublicationByLocale
  posts: PublicationByLocale
  submissionsPerDay: Day[]
  members: Members | null
  edited: EditedDocument[]
}
