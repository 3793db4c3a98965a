import type { TenantOwnedCollection } from '@/collections/registry'
import type { Locale } from '@/src/lib/constants'

/** How far back recent figures go, in days. */
export const RECENT_DAYS = 30
/** How far ahead upcoming figures go, in days. */
export const WEEK_DAYS = 7
/** How many of the last edited documents are listed. */
export const EDITED_DOCUMENTS_LIMIT = 10

/** Documents by state in one language: published, draft, missing. */
export type Publication = { published: number; draft: number; missing: number }

export type PublicationByLocale = Record<Locale, Publication>

/** One day of the tenant's own calendar: `2026-11-21`. */
export type Day = { date: string; count: number }

/** The collections whose documents people work on. */
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
  title: string
  editedAt: string
  /** Null when nobody signed in did it, or the reader may not know who. */
  editedBy: string | null
  /** Of what is published per language; a language without a state is not written. */
  status: Partial<Record<Locale, 'published' | 'draft'>> | null
}

export type Totals = {
  media: { count: number; bytes: number; undescribed: number }
  forms: { count: number; submissions: number; unread: number }
  bookings: { upcoming: number; next: string | null }
  notFound: { addresses: number; hits: number }
  redirects: { count: number; used: number; hits: number }
}

export type Members = { total: number; admins: number; editors: number; viewers: number; disabled: number }

/** The figures of one tenant. `members` is null for who may not see the tenant's users. */
export type Dashboard = Totals & {
  pages: PublicationByLocale
  posts: PublicationByLocale
  submissionsPerDay: Day[]
  members: Members | null
  edited: EditedDocument[]
}
