import type { Locale } from '@/src/lib/constants'
import type { ScheduledCollection } from '@/src/platform/database/schedule-column'

/** `sentBack`: the writer is to change something; `withdrawn`: nobody asks any more. */
export const REVIEW_STATES = ['open', 'approved', 'sentBack', 'withdrawn'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

export const MAX_REVIEW_TEXT = 2_000

/** In the address of a form: opens the review. */
export const REVIEW_PARAMETER = 'review'

/** Null for somebody whose account is gone. */
export type Person = { id: string; name: string } | null

/** One language of a document. */
export type ReviewPlace = { collection: ScheduledCollection; document: string; locale: Locale }

/** A request to review a language of a document, and what became of it. */
export type Review = ReviewPlace & {
  id: string
  /** Of the document: in the language, else in another. */
  title: string | null
  state: ReviewState
  requester: Person
  /** Whom the requester asked; null: anybody who may publish. */
  reviewer: Person
  message: string | null
  createdAt: string
  decidedBy: Person
  decidedAt: string | null
  answer: string | null
}
