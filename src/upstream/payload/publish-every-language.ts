import {
  APIError,
  type CollectionAfterOperationHook,
  type CollectionBeforeOperationHook,
  isolateObjectProperty,
  ValidationError,
} from 'payload'

import type { Page } from '@/payload-types'
import { LOCALES, type Locale } from '@/src/lib/constants'

/** On the arguments of an operation that was asked to publish all languages at once. */
const EVERY_LANGUAGE = Symbol('every language')

type Id = { id: string }
type Asked = {
  [EVERY_LANGUAGE]?: true
  collection: { config: { slug: string } }
  publishAllLocales?: boolean
  draft?: boolean
  data?: object
  depth?: number
  overrideAccess?: boolean
  overrideLock?: boolean
}

const incomplete = (language: string, locale: Locale, why: string): string => {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(locale) ?? locale
  return language === 'nl'
    ? `Er is niets gepubliceerd: ${name} is niet compleet. ${why}`
    : `Nothing was published: ${name} is not complete. ${why}`
}

/**
 * Asked to publish all languages, Payload (3.90) checks the texts of one and makes the others public as they are, even
 * if they were never written. Here that is saved as a draft, which `publishEachLanguage` then publishes.
 */
export const saveBeforePublishing: CollectionBeforeOperationHook = ({ args, operation }) => {
  const asked = args as Asked
  if ((operation !== 'create' && operation !== 'update') || !asked.publishAllLocales || asked.draft) return
  const saving: Asked = {
    ...asked,
    data: { ...asked.data, _status: 'draft' },
    draft: true,
    publishAllLocales: false,
    [EVERY_LANGUAGE]: true,
  }
  return saving as typeof args
}

/**
 * Publishes what was saved, one language after the other, each by its own rules; all of it or nothing.
 * @throws {APIError} 409 naming a language other than the one that is edited when its texts are not complete
 */
export const publishEachLanguage: CollectionAfterOperationHook = async ({ args, req, result }) => {
  const asked = args as unknown as Asked
  if (!asked[EVERY_LANGUAGE]) return result
  const publish = (id: string, locale: Locale): Promise<Page> =>
    req.payload.update({
      // Both are published alike; the slug is a variable here.
      collection: asked.collection.config.slug as 'pages',
      id,
      locale,
      data: { _status: 'published' },
      depth: asked.depth,
      overrideAccess: asked.overrideAccess ?? false,
      overrideLock: asked.overrideLock,
      // The language that is published must not become that of the request.
      req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
    })
  const publishAll = async ({ id }: Id): Promise<Id> => {
    const own = LOCALES.find((locale) => locale === req.locale) ?? LOCALES[0]
    const published = await publish(id, own)
    for (const locale of LOCALES.filter((other) => other !== own))
      try {
        await publish(id, locale)
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error
        throw new APIError(incomplete(req.i18n.language, locale, error.message), 409, null, true)
      }
    return published
  }
  const saved = result as unknown as Id | { docs: Id[] }
  if (!('docs' in saved)) return publishAll(saved)
  const docs: Id[] = []
  for (const doc of saved.docs) docs.push(await publishAll(doc))
  return { ...saved, docs }
}
