import { APIError, type Endpoint, NotFound, type Plugin } from 'payload'

import { type LocaleTexts, localeName, textIn } from '@/src/i18n/locale-texts'
import { isLocale, LOCALES } from '@/src/lib/constants'
import { isUuid } from '@/src/lib/uuid'
import { isVersioned, type VersionedCollection } from '../rules/versioned'
import { restoreVersion } from './restore-version'

const TEXTS = {
  nl: {
    one: (language: string) =>
      `De versie staat als concept klaar in het ${language}. Bezoekers zien er nog niets van.`,
    all: 'De versie staat als concept klaar in alle talen. Bezoekers zien er nog niets van.',
  },
  en: {
    one: (language: string) => `The version is a draft in ${language} now. Visitors do not see it yet.`,
    all: 'The version is a draft in all languages now. Visitors do not see it yet.',
  },
} satisfies LocaleTexts<unknown>

/**
 * `POST /{collection}/versions/{id}?locale=nl`, in place of Payload's: as a draft, in one language, or with
 * `allLocales=true` in all. The answer names the version that was the newest before, so that it can be undone.
 */
const restoreEndpoint = (collection: VersionedCollection): Endpoint => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const id = req.routeParams?.id
    const { locale } = req
    if (!isUuid(id)) throw new NotFound(req.t)
    if (!isLocale(locale)) throw new APIError(`locale must be one of ${LOCALES.join(', ')}.`, 400, null, true)
    const everywhere = req.query.allLocales === 'true'
    const restored = await restoreVersion(req, { collection, id, locales: everywhere ? LOCALES : [locale] })
    const doc = await req.payload.findByID({
      ...{ collection, id: restored.document, locale, draft: true, depth: 0 },
      ...{ user: req.user, overrideAccess: false, req },
    })
    const { one, all } = textIn(TEXTS, req.i18n.language)
    const message = everywhere ? all : one(localeName(locale, req.i18n.language))
    return Response.json({ ...doc, message, previousVersion: restored.previous })
  },
})

/** Replaces Payload's restore of versions, which publishes them and brings back every language. */
export const restorePerLanguage: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) =>
    isVersioned(collection.slug) && collection.endpoints !== false
      ? { ...collection, endpoints: [restoreEndpoint(collection.slug), ...(collection.endpoints ?? [])] }
      : collection,
  ),
})
