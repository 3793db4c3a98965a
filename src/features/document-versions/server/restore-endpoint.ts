import { APIError, type Endpoint, NotFound, type PayloadRequest, type Plugin } from 'payload'

import { type LocaleTexts, localeName, textIn } from '@/src/i18n/locale-texts'
import { isLocale, type Locale, LOCALES } from '@/src/lib/constants'
import { isUuid } from '@/src/lib/uuid'
import { isVersioned, type VersionedCollection } from '../rules/versioned'
import { effectsOfPublished, effectsOfVersion } from './restore-effects'
import { type Restored, restoreVersion, restorePublished } from './restore-version'

const TEXTS = {
  nl: {
    one: (language: string) =>
      `De versie staat als concept klaar in het ${language}. Bezoekers zien er nog niets van.`,
    same: (language: string) =>
      `Het concept in het ${language} is weer wat online staat: er is niets te publiceren.`,
    all: 'De versie staat als concept klaar in alle talen. Bezoekers zien er nog niets van.',
    online: (language: string) => `Het concept in het ${language} is weer wat online staat.`,
    offline: (language: string) => `Er staat niets online in het ${language} om naar terug te gaan.`,
  },
  en: {
    one: (language: string) => `The version is a draft in ${language} now. Visitors do not see it yet.`,
    same: (language: string) =>
      `The draft in ${language} is what is online again: there is nothing to publish.`,
    all: 'The version is a draft in all languages now. Visitors do not see it yet.',
    online: (language: string) => `The draft in ${language} is what is online again.`,
    offline: (language: string) => `Nothing is online in ${language} to go back to.`,
  },
} satisfies LocaleTexts<unknown>

type Target = { id: string; locale: Locale }

function targetOf(req: PayloadRequest): Target {
  const id = req.routeParams?.id
  const { locale } = req
  if (!isUuid(id)) throw new NotFound(req.t)
  if (!isLocale(locale)) throw new APIError(`locale must be one of ${LOCALES.join(', ')}.`, 400, null, true)
  return { id, locale }
}

type Done = {
  collection: VersionedCollection
  restored: Restored
  locale: Locale
  /** By whether the draft is what is online. */
  message: (isOnline: boolean) => string
}

/** The newest draft as it is now. */
async function answer(req: PayloadRequest, { collection, restored, locale, message }: Done) {
  const doc = await req.payload.findByID({
    ...{ collection, id: restored.document, locale, draft: true, depth: 0 },
    ...{ user: req.user, overrideAccess: false, req },
  })
  const isOnline = '_status' in doc && doc._status === 'published'
  return Response.json({ ...doc, message: message(isOnline), previousVersion: restored.previous })
}

/**
 * `POST /{collection}/versions/{id}?locale=nl`, in place of Payload's: as a draft, in one language, or with
 * `allLocales=true` in all. The answer names the version that was the newest before, so that it can be undone.
 */
const restoreEndpoint = (collection: VersionedCollection): Endpoint => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const { id, locale } = targetOf(req)
    const everywhere = req.query.allLocales === 'true'
    const restored = await restoreVersion(req, { collection, id, locales: everywhere ? LOCALES : [locale] })
    const { one, all, same } = textIn(TEXTS, req.i18n.language)
    const name = localeName(locale, req.i18n.language)
    const message = (isOnline: boolean) => (everywhere ? all : isOnline ? same(name) : one(name))
    return answer(req, { collection, restored, locale, message })
  },
})

/** `POST /{collection}/{id}/restore-published?locale=nl`: what is published in a language becomes its draft; undone in the same way. */
const restorePublishedEndpoint = (collection: VersionedCollection): Endpoint => ({
  path: '/:id/restore-published',
  method: 'post',
  handler: async (req) => {
    const { id, locale } = targetOf(req)
    const { online, offline } = textIn(TEXTS, req.i18n.language)
    const name = localeName(locale, req.i18n.language)
    const restored = await restorePublished(req, { collection, document: id, locale })
    if (!restored) throw new APIError(offline(name), 409, null, true)
    return answer(req, { collection, restored, locale, message: () => online(name) })
  },
})

/** `GET`, at the paths of the two above and `/effects`: what they would do to the other languages. */
const effectEndpoints = (collection: VersionedCollection): Endpoint[] => [
  {
    path: '/versions/:id/effects',
    method: 'get',
    handler: async (req) => Response.json(await effectsOfVersion(req, { collection, ...targetOf(req) })),
  },
  {
    path: '/:id/restore-published/effects',
    method: 'get',
    handler: async (req) => {
      const { id: document, locale } = targetOf(req)
      return Response.json(await effectsOfPublished(req, { collection, document, locale }))
    },
  },
]

/** Replaces Payload's restore of versions, which publishes them and brings back every language. */
export const restorePerLanguage: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) => {
    const { slug, endpoints } = collection
    if (!isVersioned(slug) || endpoints === false) return collection
    return {
      ...collection,
      endpoints: [
        restoreEndpoint(slug),
        restorePublishedEndpoint(slug),
        ...effectEndpoints(slug),
        ...(endpoints ?? []),
      ],
    }
  }),
})
