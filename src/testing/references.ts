import type { Payload } from 'payload'

import type { Page } from '@/payload-types'
import { sql } from 'drizzle-orm'

import { createImage } from './images'
import { paragraph } from './pages'
import type { Company } from './tenants'

type StoredReference = { version: string; locale: string | null; path: string; to_id: string }

/** The stored references of a document. */
export async function storedReferences({ db }: Payload, id: string): Promise<StoredReference[]> {
  const { rows } = await db.drizzle.execute<StoredReference>(sql`
    SELECT version, locale, path, to_id FROM document_references WHERE from_id = ${id}
    ORDER BY version DESC, path, locale, to_id`)
  return rows
}

/** A paragraph with a link to a page. */
export function linkTo(id: string) {
  const text = paragraph('Lees verder')
  const link = {
    type: 'link',
    version: 3,
    fields: { linkType: 'internal', newTab: false, doc: { relationTo: 'pages', value: id } },
    children: [{ type: 'text', text: 'hier', version: 1 }],
  }
  return { root: { ...text.root, children: [{ type: 'paragraph', version: 1, children: [link] }] } }
}

export type Blocks = NonNullable<Page['blocks']>

/** A block with an image. */
export const hero = (image: string) => [{ blockType: 'hero', heading: 'Kop', image }] as unknown as Blocks

/** A block with a text that links to a page. */
export const text = (page: string) =>
  [{ blockType: 'richText', heading: 'Kop', content: linkTo(page) }] as unknown as Blocks

/** An image with alternative text in both locales, which a published document needs. */
export async function describedImage(payload: Payload, company: Company): Promise<string> {
  const { id } = await createImage(payload, company)
  const data = { alt: 'A plane' }
  await payload.update({ collection: 'media', id, locale: 'en', data, overrideAccess: true })
  return id
}

/** The id of the newest version of a page. */
export async function newestVersion(payload: Payload, id: string): Promise<string> {
  const where = { parent: { equals: id } }
  const query = { where, limit: 1, sort: '-updatedAt', overrideAccess: true }
  const { docs } = await payload.findVersions({ collection: 'pages', ...query })
  return String(docs[0]?.id)
}
