import { z } from '@hono/zod-openapi'

import { adminOperation } from '@/src/api/core/admin-operation'
import { ApiError } from '@/src/api/core/problems'
import { dataOf, uuid } from '@/src/api/core/schemas'
import type { Change } from '@/src/features/assistant/rules/proposal'
import { isRecord } from '@/src/lib/is-record'
import { checkContent } from '../tools/check-content'
import type { Resources, Row } from '../tools/editable'
import { chosenOf, type Decider, isExisting, proposalIn, proposedContent } from './proposed-content'
import { acceptBody } from './schemas'

const previewed = z
  .strictObject({ fields: z.record(z.string(), z.unknown()), blocks: z.array(z.string()) })
  .openapi('ProposalPreview')

const rowsIn = ({ blocks }: Row): Row[] => (Array.isArray(blocks) ? blocks.filter(isRecord) : [])

/** The id of the block that a change is about, as the changed document names it. */
function blockOf(change: Change): string | null {
  switch (change.kind) {
    case 'set':
      return /^blocks\.([^.]+)/.exec(change.path)?.[1] ?? null
    case 'addBlock':
      return change.id
    case 'moveBlock':
    case 'replaceBlock':
      return change.block
    case 'removeBlock':
    case 'create':
      return null
  }
}

/** The fields of the document that changes are about. */
const fieldsOf = (changes: readonly Change[]): string[] =>
  changes.map((change) => (change.kind === 'set' ? (change.path.split('.')[0] ?? '') : 'blocks'))

/** What accepting these changes would store, with ids for blocks that have none yet. Stores nothing. */
async function previewProposal(decider: Decider, id: string, ids: readonly string[] | undefined) {
  const { caller, resources } = decider
  const proposal = await proposalIn(caller, id, 'open')
  if (!isExisting(proposal)) throw new ApiError('conflict', 'The document does not exist yet.')
  const changes = chosenOf(proposal, ids)
  const kind = resources.documents[proposal.collection]
  const { current, content } = await proposedContent(decider, proposal, changes)
  const context = { caller, locale: proposal.locale, current }
  const data: Row = { ...(await kind.writing.toData(await checkContent(kind, context, content), context)) }
  const wanted = fieldsOf(changes)
  const named = rowsIn(content)
  const blocks = rowsIn(data).map((row, index) => ({ ...row, id: row.id ?? named[index]?.id }))
  const changed = changes.map(blockOf)
  return {
    fields: Object.fromEntries(
      Object.entries({ ...data, blocks }).filter(([field]) => wanted.includes(field)),
    ),
    blocks: blocks.flatMap((row) => (typeof row.id === 'string' && changed.includes(row.id) ? [row.id] : [])),
  }
}

/** For the live preview in the panel: the fields of a document in the shape of its form, and the ids of changed blocks. */
export const previewProposalOperation = (resources: Resources) =>
  adminOperation({
    method: 'post',
    path: '/proposals/{id}/preview',
    tag: 'Language model',
    summary: 'Show what accepting a proposal of the assistant would store',
    permission: 'content.write',
    params: z.strictObject({ id: uuid }),
    body: acceptBody,
    answer: dataOf(previewed),
    problems: ['conflict', 'stale'],
    handle: async ({ caller, params, body }) => ({
      data: await previewProposal({ caller, resources }, params.id, body.changes),
    }),
  })
