import type { Locale } from '@/src/lib/constants'
import { documentHref } from '@/src/routing/admin-paths'
import { REVIEW_PARAMETER, type ReviewPlace } from '../rules/review'

/** The form of the document that a review is about, with the review open. @param language of the panel */
export const reviewHref = (
  language: Locale,
  { id, collection, document, locale }: ReviewPlace & { id: string },
): string => `${documentHref(language, collection, document)}?locale=${locale}&${REVIEW_PARAMETER}=${id}`
