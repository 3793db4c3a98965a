import type { Locale } from '@/src/lib/constants'

/** The collections of which a release publishes documents; each has a column in the table `release_items`. */
export const RELEASED_COLLECTIONS = ['pages', 'posts', 'navigation', 'footer'] as const
export type ReleasedCollection = (typeof RELEASED_COLLECTIONS)[number]

export const RELEASE_STATES = ['open', 'published'] as const
export type ReleaseState = (typeof RELEASE_STATES)[number]

/** Why it was not published at its time: `blocked` by what is in it, by the rights of who planned it, or another. */
export const RELEASE_PROBLEMS = ['blocked', 'notAllowed', 'failed'] as const
export type ReleaseProblem = (typeof RELEASE_PROBLEMS)[number]

/** What has to be settled before a release is published. */
export const ITEM_CONFLICTS = ['changed', 'publishedSince', 'inTrash'] as const
export type ItemConflict = (typeof ITEM_CONFLICTS)[number]

export const MAX_RELEASE_NAME = 100
export const MAX_RELEASE_ITEMS = 50

/** Null for somebody whose account is gone. */
export type Person = { id: string; name: string } | null

/** One language of a document. */
export type ReleasePlace = { collection: ReleasedCollection; document: string; locale: Locale }

export type Release = {
  id: string
  name: string
  state: ReleaseState
  /** When it is published; null without a plan. */
  at: string | null
  problem: ReleaseProblem | null
  createdBy: Person
  createdAt: string
  publishedBy: Person
  publishedAt: string | null
  /** How many languages of documents are in it. */
  size: number
}
