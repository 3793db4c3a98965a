import { type FieldHook, type PayloadRequest, type SanitizedCollectionConfig, type Where } from 'payload'

import { referenceId } from '@/src/access/memberships'
import { slugOfCopy } from '@/src/features/urls/rules/slug'
import { LOCALES } from '@/src/lib/constants'

/** Of one slug, so many copies get a name that is tried. */
const MAX_COPIES = 20

type Search = { req: PayloadRequest; collection: SanitizedCollectionConfig; paths: string[]; tenant: unknown }

async function isTaken({ req, collection, paths, tenant }: Search, slug: string): Promise<boolean> {
  const where: Where = {
    and: [
      { tenant: { equals: referenceId(tenant as string) } },
      { or: paths.map((path) => ({ [path]: { equals: slug } })) },
    ],
  }
  // Only whether there is one: the slugs that nobody may read are taken too.
  const { totalDocs } = await req.payload.count({
    collection: collection.slug,
    where,
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}

/** For a field that is unique within a tenant: `lamp` → `lamp-copy`, or `lamp-copy-2` where that is in use. */
export const copySlug: FieldHook<{ id: string; tenant?: unknown }, unknown> = async ({
  collection,
  data,
  field,
  req,
  value,
}) => {
  if (typeof value !== 'string' || !value || !collection) return value
  const isLocalized = 'localized' in field && field.localized === true
  const name = String(field.name)
  const paths = isLocalized ? LOCALES.map((locale) => `${name}.${locale}`) : [name]
  const search = { req, collection, paths, tenant: data?.tenant }
  for (let number = 1; number < MAX_COPIES; number += 1) {
    const slug = slugOfCopy(value, number)
    if (!(await isTaken(search, slug))) return slug
  }
  return slugOfCopy(value, MAX_COPIES)
}
