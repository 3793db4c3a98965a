import { createLocalReq, initTransaction, killTransaction, type Payload } from 'payload'
import { sql } from 'drizzle-orm'

import { rebuildReferences } from '@/src/database/references/rebuild'
import { paragraph } from './pages'

type StoredReference = { version: string; locale: string | null; path: string; to_id: string }

/** The stored references of a document. */
export async function storedReferences({ db }: Payload, id: string): Promise<StoredReference[]> {
  const { rows } = await db.drizzle.execute<StoredReference>(sql`
    SELECT version, locale, path, to_id FROM document_references WHERE from_id = ${id}
    ORDER BY version DESC, path, locale, to_id`)
  return rows
}

/** What a rebuild of all stored references would change: nothing, unless a write was missed. */
export async function findWrongReferences(payload: Payload) {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  const wrong = await rebuildReferences(req)
  await killTransaction(req)
  return wrong
}

export const NO_WRONG_REFERENCES = { corrections: [], leftovers: 0 }

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
