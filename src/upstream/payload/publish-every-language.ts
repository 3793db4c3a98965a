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
  type PayloadRequest,
  ValidationError,
} from 'payload'

import type { Page } from '@/payload-types'
import type { LanguageRejection } from '@/src/access/publication-rules'
import { localeName, textIn } from '@/src/i18n/locale-texts'
import { LOCALES, type Locale } from '@/src/lib/constants'
import { attempt } from './database/attempts'

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
  const complete = { nl: `${name} is niet compleet. ${why}`, en: `${name} is not complete. ${why}` }
  return textIn(complete, language)
}
const NOTHING = { nl: 'Er is niets gepubliceerd: ', en: 'Nothing was published: ' }

/** Saves a draft instead of publishing all locales; `publishEachLocale` then publishes it. */
export const saveDraftBeforePublish: CollectionBeforeOperationHook = ({ args, operation }) => {
  const requested = args as Operation
  if ((operation !== 'create' && operation !== 'update') || !requested.publishAllLocales || requested.draft)
    return
  const saving: Operation = {
    ...requested,
    data: { ...requested.data, _status: 'draft' },
    draft: true,
    publishAllLocales: false,
    [EVERY_LANGUAGE]: true,
  }
  return saving as typeof args
}

type Rejected = { locale: Locale; error: ValidationError }

/**
 * The rejection for what is wrong in any locale: for the one of the form at its fields, and for others in `data.languages`.
 * Whoever shows only the message reads all of it.
 */
function rejectionOf({ i18n: { language } }: PayloadRequest, own: Locale, rejected: Rejected[]): APIError {
  const others = rejected.filter(({ locale }) => locale !== own)
  const why = others.map(({ locale, error }) => incomplete(language, locale, error.message))
  const languages = others.map(({ locale, error }): LanguageRejection => ({
    locale,
    errors: error.data.errors,
  }))
  const ofForm = rejected.find(({ locale }) => locale === own)?.error
  if (!ofForm) return new APIError(textIn(NOTHING, language) + why.join(' '), 409, { languages }, true)
  if (others.length === 0) return ofForm
  return Object.assign(ofForm, {
    message: [ofForm.message, ...why].join(' '),
    data: { ...ofForm.data, languages },
  })
}

/** Publishes a language by itself; one that is rejected leaves the transaction to the others, which are then tried too. */
async function publishIn(req: PayloadRequest, locale: Locale, publish: Publish): Promise<Page | Rejected> {
  try {
    return await attempt(req, (own) => publish(own, locale))
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return { locale, error }
  }
}

type Publish = (req: PayloadRequest, locale: Locale) => Promise<Page>

const isRejected = (tried: Page | Rejected): tried is Rejected => 'error' in tried

/**
 * Publishes the saved draft in each locale in turn, with validation; all of them or none.
 * @throws {ValidationError} for what is wrong in the edited locale, and in others
 * @throws {APIError} 409 that names the locales, other than the edited one, that are not complete
 */
export const publishEachLocale: CollectionAfterOperationHook = async ({ args, req, result }) => {
  const requested = args as unknown as Operation
  if (!requested[EVERY_LANGUAGE]) return result
  const publish =
    (id: string): Publish =>
    (own, locale) =>
      own.payload.update({
        // All collections are published in the same way; the cast only picks one for the types.
        collection: requested.collection.config.slug as 'pages',
        id,
        locale,
        data: { _status: 'published' },
        depth: requested.depth,
        overrideAccess: requested.overrideAccess ?? false,
        overrideLock: requested.overrideLock,
        req: own,
      })
  const publishAll = async ({ id }: Id): Promise<Id> => {
    const own = LOCALES.find((locale) => locale === req.locale) ?? LOCALES[0]
    const published = await publishIn(req, own, publish(id))
    const rejected = isRejected(published) ? [published] : []
    for (const locale of LOCALES.filter((other) => other !== own)) {
      const tried = await publishIn(req, locale, publish(id))
      if (isRejected(tried)) rejected.push(tried)
    }
    if (isRejected(published) || rejected.length > 0) throw rejectionOf(req, own, rejected)
    return published
  }
  const saved = result as unknown as Id | { docs: Id[] }
  if (!('docs' in saved)) return publishAll(saved)
  const docs: Id[] = []
  for (const doc of saved.docs) docs.push(await publishAll(doc))
  return { ...saved, docs }
}
