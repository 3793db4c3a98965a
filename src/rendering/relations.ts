import type { Author, Category, Media } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import type { SiteContent } from './site'

type Reference = string | { id: string } | null | undefined

const CATEGORY = { name: true, slug: true } as const
const AUTHOR = { name: true, slug: true, role: true, bio: true, photo: true } as const

async function read(
  collection: 'media' | 'categories' | 'authors',
  { tenant }: SiteContent,
  locale: Locale,
  references: readonly Reference[],
): Promise<Map<string, unknown>> {
  const ids = [...new Set(references.flatMap((reference) => (reference ? [referenceId(reference)] : [])))]
  if (ids.length === 0) return new Map()
  const payload = await payloadInstance()
  const { docs } = await payload.find({
    collection,
    where: { id: { in: ids }, tenant: { equals: tenant.id } },
    // Any other order could need a second statement.
    sort: 'id',
    select: collection === 'media' ? { tenant: false } : collection === 'authors' ? AUTHOR : CATEGORY,
    locale,
    depth: 0,
    pagination: false,
    // Public: what published documents of the tenant refer to.
    overrideAccess: true,
  })
  return new Map(docs.map((doc) => [doc.id, doc]))
}

/** Images of the site's tenant by id, in one statement. */
export const readImages = (site: SiteContent, locale: Locale, references: readonly Reference[]) =>
  read('media', site, locale, references) as Promise<Map<string, Media>>

/** Categories of the site's tenant by id, in one statement. */
export const readCategories = (site: SiteContent, locale: Locale, references: readonly Reference[]) =>
  read('categories', site, locale, references) as Promise<Map<string, Category>>

/** Authors of the site's tenant by id, in one statement; photos are ids. */
export const readAuthors = (site: SiteContent, locale: Locale, references: readonly Reference[]) =>
  read('authors', site, locale, references) as Promise<Map<string, Author>>

/** The document that a reference names, or null. */
export const resolveReference = <T>(documents: ReadonlyMap<string, T>, reference: Reference): T | null =>
  reference ? (documents.get(referenceId(reference)) ?? null) : null
