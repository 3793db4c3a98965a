import type { Caller } from '@/src/api/core/environment'
import { invalid } from '@/src/api/core/from-error'
import { resourceTexts } from '@/src/api/core/resource/resource'
import { textIn } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import { TRANSLATED, type TranslatedCollection, translatedFacts } from '../rules/translated'
import { sourceLocale } from '../server/source-locale'
import { PROBLEM_TEXTS } from './problems'

/** How the API names a collection whose texts are translated. */
type Named = { noun: string; param: 'id' | 'uuid'; tag: string }

export type Place = Named &
  ReturnType<typeof translatedFacts> & {
    collection: TranslatedCollection
    path: `/${TranslatedCollection}`
    /** As in "Translate …": `an image`, `the footer`. */
    one: string
  }
type Pair = { from: Locale; to: Locale }

const NAMES = {
  pages: { noun: 'page', param: 'uuid', tag: 'Pages' },
  posts: { noun: 'post', param: 'uuid', tag: 'Posts' },
  products: { noun: 'product', param: 'id', tag: 'Products' },
  navigation: { noun: 'navigation', param: 'uuid', tag: 'Navigation' },
  footer: { noun: 'footer', param: 'uuid', tag: 'Navigation' },
  forms: { noun: 'form', param: 'uuid', tag: 'Forms' },
  media: { noun: 'image', param: 'uuid', tag: 'Images' },
  categories: { noun: 'category', param: 'uuid', tag: 'Categories' },
  templates: { noun: 'template', param: 'uuid', tag: 'Templates' },
} as const satisfies Record<TranslatedCollection, Named>

export function placeOf(collection: TranslatedCollection): Place {
  const [names, facts] = [NAMES[collection], translatedFacts(collection)]
  const one = facts.title ? resourceTexts(names).one : `the ${names.noun}`
  return { collection, path: `/${collection}`, one, ...names, ...facts }
}

export const PLACES: readonly Place[] = TRANSLATED.map(placeOf)

export const wordsFor = ({ req }: Caller) => textIn(PROBLEM_TEXTS, req.i18n.language)

/** @throws {ApiError} 422 for one language twice */
export async function pairOf(caller: Caller, to: Locale, given: Locale | undefined): Promise<Pair> {
  const from = given ?? (await sourceLocale(caller.req, caller.tenant.id))
  if (from === to) throw invalid([{ path: 'from', message: wordsFor(caller).sameLanguage }])
  return { from, to }
}
