import type { Locale } from '@/src/lib/constants'
import { documentHref } from '@/src/routing/admin-paths'
import { COMMENT_PARAMETER, type CommentedCollection } from '../rules/comment'

type Place = { collection: CommentedCollection; document: string; locale: Locale; id: string }

/** The form of the document that a thread is about, with the comments open at the thread. @param language of the panel */
export const threadHref = (language: Locale, { collection, document, locale, id }: Place): string =>
  `${documentHref(language, collection, document)}?locale=${locale}&${COMMENT_PARAMETER}=${id}`
