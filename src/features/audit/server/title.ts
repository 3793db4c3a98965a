import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'

import { isPersonal } from '@/collections/registry'
import { idOf, isRow, type Row } from '@/src/features/audit/rules/short-value'

/** The hostname or name of a referenced document; null when it was deleted. */
async function textOf(
  req: PayloadRequest,
  collection: 'domains' | 'locales',
  reference: unknown,
): Promise<string | null> {
  const id = idOf(reference)
  if (!id) return null
  const field = collection === 'domains' ? 'hostname' : 'name'
  const { docs } = await req.payload.find({
    collection,
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
    pagination: false,
    // The title does not depend on who made the change.
    overrideAccess: true,
    req,
  })
  const text: unknown = docs[0] && Reflect.get(docs[0], field)
  return typeof text === 'string' ? text : null
}

/** A domain locale has no title: its hostname and language name it. */
async function titleOfDomainLocale(req: PayloadRequest, doc: Row): Promise<string | null> {
  const parts = [await textOf(req, 'domains', doc.domain), await textOf(req, 'locales', doc.locale)]
  return parts.filter((part) => part !== null).join(' · ') || null
}

/** The title of a document in the log; null when that would be personal data or only an id. */
export async function titleOf(
  req: PayloadRequest,
  { slug, admin }: SanitizedCollectionConfig,
  doc: Row,
): Promise<string | null> {
  if (slug === 'domain-locales') return titleOfDomainLocale(req, doc)
  const field = admin.useAsTitle
  if (!field || field === 'id' || isPersonal(slug)) return null
  const title = doc[field]
  // With all locales in one object, the first text will do.
  const text = isRow(title) ? Object.values(title).find((value) => typeof value === 'string') : title
  return typeof text === 'string' ? text : null
}
