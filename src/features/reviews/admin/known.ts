import type { Locale } from '@/src/lib/constants'
import type { ReviewState } from '../rules/review'

/** The newest review of a language; people by their ids. */
export type Known = {
  id: string
  locale: Locale
  state: ReviewState
  requester: string | null
  reviewer: string | null
}
