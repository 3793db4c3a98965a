import { createLocalReq } from 'payload'

import { beginConversation } from '@/src/features/assistant/server/conversations'
import { decideProposal, storeProposal } from '@/src/features/assistant/server/proposals'
import { inTransaction } from '@/src/platform/database/transaction'
import { row, type Matrix, type MatrixContext } from '@/src/testing/api-matrix/row'
import { adminStatuses, writeStatuses } from '@/src/testing/api-matrix/statuses'
import { createDocument } from '@/src/testing/documents'
import { createPage } from '@/src/testing/pages'

const PROPOSALS = '/api/admin/proposals'
const place = { nl: 'Nieuwe pagina', en: 'New page' }

/** A proposal for the tenant's admin: a new page. */
async function prepare({ payload, company }: MatrixContext) {
  const owner = { tenant: company.tenant.id, account: company.admin.id }
  const conversation = await beginConversation(payload, owner, {
    kind: 'chat',
    messages: [{ role: 'user', content: 'Maak een pagina over onze werkwijze.' }],
  })
  const req = await createLocalReq({}, payload)
  return inTransaction(req, () =>
    storeProposal(req, owner, {
      ...{ conversation, collection: 'pages', document: null, locale: 'nl', title: 'Werkwijze', base: null },
      changes: [{ id: '1', place, kind: 'create', value: { title: 'Werkwijze', blocks: [] } }],
    }),
  )
}

/** One that was accepted before its page was deleted. */
async function prepareAccepted(world: MatrixContext) {
  const proposal = await prepare(world)
  const { id: document } = await createPage(world.payload, world.company, { status: 'draft' })
  const req = await createLocalReq({}, world.payload)
  return inTransaction(req, () =>
    decideProposal(req, proposal, { status: 'accepted', accepted: ['1'], document, result: '*' }),
  )
}

// Not one's own: as if it did not exist.
const statuses = { ...adminStatuses(200), editor: 404, superAdmin: 404 }

const editRow = (
  collection: 'pages' | 'posts' | 'products',
  prepareDocument: (world: MatrixContext) => Promise<{ id: string }>,
) =>
  row({
    prepare: prepareDocument,
    send: ({ id }) => ({
      path: `/api/admin/${collection}/${id}/edit`,
      body: { instruction: 'Maak de inleiding korter.', locale: 'nl' },
    }),
    // Without a language model, as every installation is at first.
    statuses: writeStatuses(503),
    writes: [],
  })

export const matrix = {
  'POST /api/admin/pages/{uuid}/edit': editRow('pages', ({ payload, company }) =>
    createPage(payload, company),
  ),
  'POST /api/admin/posts/{uuid}/edit': editRow('posts', ({ payload, company }) =>
    createDocument(payload, 'posts', company),
  ),
  'POST /api/admin/products/{id}/edit': editRow('products', ({ payload, company }) =>
    createDocument(payload, 'products', company),
  ),
  'POST /api/admin/proposals/{id}/accept': row({
    prepare,
    send: ({ id }) => ({ path: `${PROPOSALS}/${id}/accept`, body: {} }),
    statuses,
    writes: ['llm_proposals', 'pages'],
  }),
  'POST /api/admin/proposals/{id}/reject': row({
    prepare,
    send: ({ id }) => ({ path: `${PROPOSALS}/${id}/reject` }),
    statuses,
    writes: ['llm_proposals'],
  }),
  'POST /api/admin/proposals/{id}/undo': row({
    prepare: prepareAccepted,
    send: ({ id }) => ({ path: `${PROPOSALS}/${id}/undo` }),
    statuses,
    writes: ['llm_proposals', 'pages'],
  }),
} satisfies Matrix
