import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'

import { isPersonal } from '@/collections/registry'
import { idOf, isRow, type Row } from '@/src/features/audit/rules/short-value'

/** What one field of a document that another refers to says, or null when it is gone. */
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
    // The log names it, whoever made the change.
    overrideAccess: true,
    req,
  })
  const text: unknown = docs[0] && Reflect.get(docs[0], field)
  return typeof text === 'string' ? text : null
}

/** A language of a domain has no name of its own: the hostname and the language are. */
async function titleOfDomainLocale(req: PayloadRequest, doc: Row): Promise<string | null> {
  const parts = [await textOf(req, 'domains', doc.domain), await textOf(req, 'locales', doc.locale)]
  return parts.filter((part) => part !== null).join(' · ') || null
}

/** What a document is known by in the log; null where it would be personal, or nothing but an id. */
export async function titleOf(
  req: PayloadRequest,
  { slug, admin }: SanitizedCollectionConfig,
  doc: Row,
): Promise<string | null> {
  if (slug === 'domain-locales') return titleOfDomainLocale(req, doc)
  const field = admin.useAsTitle
  if (!field || field === 'id' || isPersonal(slug)) return null
  const title = doc[field]
  // All languages at once: any of them names it.
  const shown = isRow(title) ? Object.values(title).find((text) => typeof text === 'string') : title
  return typeof shown === 'string' ? shown : null
}
