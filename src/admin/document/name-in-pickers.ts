import type { CollectionConfig, CollectionSlug, Field, FieldHook, PayloadRequest, Plugin } from 'payload'

import { mapAllFields } from '@/src/fields/map-fields'
import { LOCALES } from '@/src/lib/constants'
import { isRecord } from '@/src/lib/is-record'
import { namesOfUrl, pickerFacts } from './picker-facts'
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

const nameForPicker: FieldHook<{ id: string }, unknown> = async (args) => {
  const { collection, data, field, path, req, value } = args
  if (!collection || !data?.id || path.length > 1 || !isPicking(req)) return value
  const own = typeof value === 'string' && value !== '' ? value : null
  const slug = collection.slug as CollectionSlug
  if (slug === 'page-urls') return (await namesOfUrl(req, data.id, own ?? '')).join(' · ')
  const name = own ?? (await nameOf(req, slug, String(field.name), data.id))
  return [name, ...(await pickerFacts(req, slug, data.id))].join(' · ')
}

function withNames(collection: CollectionConfig): CollectionConfig {
  const named = (field: Field): Field =>
    field.type === 'text' &&
    (field.localized || collection.slug === 'page-urls') &&
    field.name === collection.admin?.useAsTitle
      ? { ...field, hooks: { ...field.hooks, afterRead: [...(field.hooks?.afterRead ?? []), nameForPicker] } }
      : field
  return (
    mapAllFields({ collections: [collection] } as Parameters<typeof mapAllFields>[0], named)
      .collections?.[0] ?? collection
  )
}

/**
 * Names documents that have no title in the edited language where they are chosen, in place of their ids, and says of posts
 * and products where they are and in which state, and of page URLs what is there.
 */
export const nameInPickers: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map(withNames),
})
