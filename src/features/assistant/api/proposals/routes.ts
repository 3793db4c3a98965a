import { z } from '@hono/zod-openapi'

import { adminOperation } from '@/src/api/core/admin-operation'
import { dataOf, uuid } from '@/src/api/core/schemas'
import { decideProposal } from '@/src/features/assistant/server/proposals'
import { acceptProposal, undoProposal } from './decide'
import { proposalIn } from './proposed-content'
import type { Resources } from '../tools/editable'
import { acceptBody, proposal } from './schemas'
import { toProposal } from './serialize'

const common = {
  method: 'post',
  tag: 'Language model',
  params: z.strictObject({ id: uuid.openapi({ description: 'The id of one’s own proposal.' }) }),
  answer: dataOf(proposal),
} as const

const acceptOperation = (resources: Resources) =>
  adminOperation({
    ...common,
    path: '/proposals/{id}/accept',
    summary: 'Accept a proposal of the assistant',
    description:
      'Writes all or some of its changes as a draft, as if the person had made them. Edits elsewhere in the document since then are kept; where what a change replaces was edited, nothing is written (412).',
    permission: 'content.write',
    body: acceptBody,
    problems: ['conflict', 'stale'],
    handle: async ({ caller, params, body }) => ({
      data: toProposal(await acceptProposal({ caller, resources }, params.id, body.changes)),
    }),
  })

const rejectOperation = adminOperation({
  ...common,
  path: '/proposals/{id}/reject',
  summary: 'Reject a proposal of the assistant',
  permission: 'content.write',
  problems: ['conflict'],
  handle: async ({ caller, params }) => ({
    data: toProposal(
      await decideProposal(caller.req, await proposalIn(caller, params.id, 'open'), { status: 'rejected' }),
    ),
  }),
})

const undoOperation = (resources: Resources) =>
  adminOperation({
    ...common,
    path: '/proposals/{id}/undo',
    summary: 'Undo a proposal of the assistant that was accepted',
    description:
      'The draft becomes what it was before, a new page is deleted. If the document was changed since, nothing is written (412).',
    permission: 'content.write',
    problems: ['conflict', 'stale'],
    handle: async ({ caller, params }) => ({
      data: toProposal(await undoProposal({ caller, resources }, params.id)),
    }),
  })

export const proposalOperations = (resources: Resources) => [
  acceptOperation(resources),
  rejectOperation,
  undoOperation(resources),
]
