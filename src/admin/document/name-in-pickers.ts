import type { CollectionConfig, CollectionSlug, Field, FieldHook, PayloadRequest, Plugin } from 'payload'

import { mapAllFields } from '@/src/fields/map-fields'
import { textIn } from '@/src/i18n/locale-texts'
import { LOCALES } from '@/src/lib/constants'
import { isRecord } from '@/src/lib/is-record'
import { rowFacts } from '../lists/row-facts'
import { STATE_TEXTS } from '../lists/state-texts'
import { untitledName } from './untitled-name'

/** Payload’s selectors of documents send their queries in the body, and nobody else does. */
const isPicking = ({ headers, user }: PayloadRequest): boolean =>
  Boolean(user) && headers.get('x-payload-http-method-override') === 'GET'

/** The title in the first language that has one, with the mark of that language, else the kind of the document. */
async function nameOf(req: PayloadRequest, slug: CollectionSlug, title: string, id: string): Promise<string> {
  const stored: unknown = await req.payload.db.findOne({
    ...{ collection: slug, locale: 'all', select: { [title]: true }, req },
    where: { id: { equals: id } },
  })
  const titles = isRecord(stored) && isRecord(stored[title]) ? stored[title] : {}
  const locale = LOCALES.find((one) => titles[one])
  return locale ? `${String(titles[locale])} (${locale.toUpperCase()})` : untitledName(req, slug)
}

/** Where a post is found, and its state in each language; posts have the same title more often than the same address. */
async function factsOf({ i18n, payload }: PayloadRequest, id: string): Promise<string[]> {
  const { addresses, languages } = await rowFacts(payload, 'posts', id)
  const texts = textIn(STATE_TEXTS, i18n.language)
  const states = LOCALES.map((locale) => `${locale.toUpperCase()} ${texts[languages[locale].state]}`)
  return [...new Set(addresses.map(({ path }) => path)), ...states]
}

const nameForPicker: FieldHook<{ id: string }, unknown> = async (args) => {
  const { collection, data, field, path, req, value } = args
  if (!collection || !data?.id || path.length > 1 || !isPicking(req)) return value
  const own = typeof value === 'string' && value !== '' ? value : null
  const name = own ?? (await nameOf(req, collection.slug as CollectionSlug, String(field.name), data.id))
  return collection.slug === 'posts' ? [name, ...(await factsOf(req, data.id))].join(' · ') : name
}

function withNames(collection: CollectionConfig): CollectionConfig {
  const named = (field: Field): Field =>
    field.type === 'text' && field.localized && field.name === collection.admin?.useAsTitle
      ? { ...field, hooks: { ...field.hooks, afterRead: [...(field.hooks?.afterRead ?? []), nameForPicker] } }
      : field
  return (
    mapAllFields({ collections: [collection] } as Parameters<typeof mapAllFields>[0], named)
      .collections?.[0] ?? collection
  )
}

/**
 * Names documents that have no title in the edited language where they are chosen, in place of their ids, and says of posts
 * where they are and in which state.
 */
export const nameInPickers: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map(withNames),
})
