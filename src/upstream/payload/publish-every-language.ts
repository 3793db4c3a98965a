/**
 * Defect: `publishAllLocales` validates the texts of one language and publishes the others as they are, even where
 * required fields were never filled in.
 * Seen in: payload 3.90.1
 * Upstream: https://github.com/payloadcms/payload/pull/17879 "feat!: validate all locales by default"
 * Remove when: publish-every-language.int.test.ts "Payload publishes a locale whose required fields are empty" fails
 */
import {
  APIError,
  type CollectionAfterOperationHook,
  type CollectionBeforeOperationHook,
  isolateObjectProperty,
  type PayloadRequest,
  ValidationError,
} from 'payload'

import type { Page } from '@/payload-types'
import { localeName, textIn } from '@/src/i18n/locale-texts'
import { LOCALES, type Locale } from '@/src/lib/constants'

/** Marks operations that publish all locales. */
const EVERY_LANGUAGE = Symbol('every language')

type Id = { id: string }
type Operation = {
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
  const name = localeName(locale, language)
  return textIn(
    {
      nl: `Er is niets gepubliceerd: ${name} is niet compleet. ${why}`,
      en: `Nothing was published: ${name} is not complete. ${why}`,
    },
    language,
  )
}

/** Key in the context of such a request. */
const CONTEXT = 'publishing every language'

/** Whether a save as a draft is only the first part of publishing every language. */
export const isPublishingEveryLanguage = ({ context }: Pick<PayloadRequest, 'context'>): boolean =>
  context[CONTEXT] === true

/** Saves a draft instead of publishing all locales; `publishEachLocale` then publishes it. */
export const saveDraftBeforePublish: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const requested = args as Operation
  if ((operation !== 'create' && operation !== 'update') || !requested.publishAllLocales || requested.draft)
    return
  req.context[CONTEXT] = true
  const saving: Operation = {
    ...requested,
    data: { ...requested.data, _status: 'draft' },
    draft: true,
    publishAllLocales: false,
    [EVERY_LANGUAGE]: true,
  }
  return saving as typeof args
}

/**
 * Publishes the saved draft in each locale in turn, with validation; all of them or none.
 * @throws {APIError} 409 that names a locale, other than the edited one, whose texts are not complete
 */
export const publishEachLocale: CollectionAfterOperationHook = async ({ args, req, result }) => {
  const requested = args as unknown as Operation
  if (!requested[EVERY_LANGUAGE]) return result
  const publish = (id: string, locale: Locale): Promise<Page> =>
    req.payload.update({
      // All collections are published in the same way; the cast only picks one for the types.
      collection: requested.collection.config.slug as 'pages',
      id,
      locale,
      data: { _status: 'published' },
      depth: requested.depth,
      overrideAccess: requested.overrideAccess ?? false,
      overrideLock: requested.overrideLock,
      // Publishing must not change the locale of the request.
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
