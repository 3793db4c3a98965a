import type { Locale } from '@/src/lib/constants'
import type { ReviewState } from '../rules/review'

/** Who has the form open, and whether their tenant wants that two people see what is published. */
export type Reader = { id: string; mayWrite: boolean; mayPublish: boolean; fourEyes: boolean }

/** The newest review of a language; people by their ids. */
export type Known = {
  id: string
  locale: Locale
  state: ReviewState
  requester: string | null
  reviewer: string | null
}
