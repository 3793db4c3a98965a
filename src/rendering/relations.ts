import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'
import type { Payload } from 'payload'

import type { Author, Category, Media } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { withImageUrls } from './image-urls'
import type { SiteContent } from './site'
import { readTogether, storedDocuments } from './stored-documents'

type Reference = string | { id: string } | null | undefined
type References = readonly Reference[]

/** A tenant would be read as a document. */
const READ = {
  media: { as: 'm', without: ['tenant'] },
  categories: { as: 'c', fields: ['name', 'slug'] },
  authors: { as: 'a', fields: ['name', 'slug', 'role', 'bio', 'photo'] },
} as const

/** Documents by id. Photos of authors are ids. */
export type Relations = {
  media: ReadonlyMap<string, Media>
  categories: ReadonlyMap<string, Category>
  authors: ReadonlyMap<string, Author>
}

const idsOf = (references: References): string[] => [
  ...new Set(references.flatMap((reference) => (reference ? [referenceId(reference)] : []))),
]

const byId = <T extends { id: string }>(documents: readonly T[]): Map<string, T> =>
  new Map(documents.map((document) => [document.id, document]))

/** Public: what published documents of the site's tenant refer to. Null without references. */
function referred(
  payload: Payload,
  slug: keyof Relations,
  { tenant }: SiteContent,
  references: References = [],
): SQL | null {
  const ids = idsOf(references)
  const { json, from } = storedDocuments(payload, slug, READ[slug])
  const alias = sql.identifier(READ[slug].as)
  return ids.length > 0
    ? sql`SELECT ${json} FROM ${from} WHERE ${alias}.id = ANY (${sql.param(ids)}) AND ${alias}.tenant_id = ${tenant.id}`
    : null
}

/** Authors, as a list of `readTogether`; photos are ids. */
export const authorDocuments = (payload: Payload, site: SiteContent, authors: References): SQL | null =>
  referred(payload, 'authors', site, authors)

/** What published documents refer to, by id, in one statement. */
export async function readRelations(
  site: SiteContent,
  locale: Locale,
  { media, categories, authors }: { [Slug in keyof Relations]?: References },
): Promise<Relations> {
  const payload = await payloadInstance()
  const found = await readTogether<{ media: Media; categories: Category; authors: Author }>(payload, locale, {
    media: referred(payload, 'media', site, media),
    categories: referred(payload, 'categories', site, categories),
    authors: authorDocuments(payload, site, authors ?? []),
  })
  return {
    media: byId(await withImageUrls(payload, found.media, locale)),
    categories: byId(found.categories),
    authors: byId(found.authors),
  }
}

/** The document that a reference names, or null. */
export const resolveReference = <T>(documents: ReadonlyMap<string, T>, reference: Reference): T | null =>
  reference ? (documents.get(referenceId(reference)) ?? null) : null
