import type { Caller } from '@/src/api/core/environment'
import { invalid } from '@/src/api/core/from-error'
import { textIn } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import type { TranslatedCollection } from '../rules/translated'
import { sourceLocale } from '../server/source-locale'
import { PROBLEM_TEXTS } from './problems'

/** A collection whose texts are translated, as the API names it. */
export type Place = {
  collection: TranslatedCollection
  noun: string
  param: 'id' | 'uuid'
  tag: string
  drafts: boolean
}
type Pair = { from: Locale; to: Locale }

export const PLACES: readonly Place[] = [
  { collection: 'pages', noun: 'page', param: 'uuid', tag: 'Pages', drafts: true },
  { collection: 'posts', noun: 'post', param: 'uuid', tag: 'Posts', drafts: true },
  { collection: 'products', noun: 'product', param: 'id', tag: 'Products', drafts: false },
]

export const wordsFor = ({ req }: Caller) => textIn(PROBLEM_TEXTS, req.i18n.language)

/** @throws {ApiError} 422 for one language twice */
export async function pairOf(caller: Caller, to: Locale, given: Locale | undefined): Promise<Pair> {
  const from = given ?? (await sourceLocale(caller.req, caller.tenant.id))
  if (from === to) throw invalid([{ path: 'from', message: wordsFor(caller).sameLanguage }])
  return { from, to }
}
