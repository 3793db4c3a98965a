import type { Caller } from '@/src/api/core/environment'
import { assertCurrent } from '@/src/api/core/etag'
import { invalid } from '@/src/api/core/from-error'
import { ApiError } from '@/src/api/core/problems'
import { findOne, respond } from '@/src/api/core/resource/find'
import {
  applyChanges,
  type Change,
  NoSuchPlace,
  type ProposalStatus,
} from '@/src/features/assistant/rules/proposal'
import { stillFits } from '@/src/features/assistant/rules/still-fits'
import { type Owner, type Proposal, proposalForUpdate } from '@/src/features/assistant/server/proposals'
import { lockRow } from '@/src/platform/database/lock'
import { tableName } from '@/src/platform/database/table-name'
import type { Resources, Row } from '../tools/editable'

/** A proposal about a document that exists. */
export type Existing = Proposal & { document: string }
type Answer = Awaited<ReturnType<typeof respond>>

/** Who decides, and how documents are written. */
export type Decider = { caller: Caller; resources: Resources }

const ownerOf = ({ tenant, user }: Caller): Owner => ({ tenant: tenant.id, account: user.id })

/** @throws {ApiError} 404 when the caller has no such proposal, 409 when it is not in that status */
export async function proposalIn(caller: Caller, id: string, status: ProposalStatus): Promise<Proposal> {
  const proposal = await proposalForUpdate(caller.req, ownerOf(caller), id)
  if (!proposal) throw new ApiError('notFound', `You have no proposal ${id} in "${caller.tenant.slug}".`)
  if (proposal.status !== status)
    throw new ApiError('conflict', `The proposal is ${proposal.status}, not ${status}.`)
  return proposal
}

/** The document of a proposal, locked. */
export async function documentOf({ caller, resources }: Decider, { collection, document, locale }: Existing) {
  const { resource } = resources.documents[collection]
  await lockRow(caller.req, tableName(collection), document)
  const current = await findOne(resource, caller, document, locale)
  return { current, answer: await respond(resource, caller, current, locale) }
}

/** @throws {ApiError} 412 where what the chosen changes replace was edited since they were proposed */
function assertFits({ base, changes, locale }: Proposal, answer: Answer, chosen: readonly Change[]): void {
  const ids = chosen.map(({ id }) => id)
  if (!stillFits(answer.data as Row, changes, ids)) assertCurrent(base, answer, locale)
}

/** The changes with these ids; all of them without ids. @throws {ApiError} 422 for an id of none */
export function chosenOf({ changes }: Proposal, ids: readonly string[] | undefined): Change[] {
  const unknown = ids?.find((id) => !changes.some((change) => change.id === id))
  if (unknown !== undefined)
    throw invalid([{ path: 'changes', message: `The proposal has no change ${unknown}.` }])
  return changes.filter(({ id }) => !ids || ids.includes(id))
}

export const isExisting = (proposal: Proposal): proposal is Existing => proposal.document !== null

/** @throws {ApiError} 422 when a change needs another one that is not among them */
export function changedContent(content: Row, changes: readonly Change[]): Row {
  try {
    return applyChanges(content, changes)
  } catch (error) {
    if (!(error instanceof NoSuchPlace)) throw error
    throw invalid([
      { path: 'changes', message: `A change needs another one that is not accepted: ${error.message}` },
    ])
  }
}

/**
 * A document as it is now and as it would be with changes of a proposal.
 * @throws {ApiError} 412 where what they replace was edited since, 422 when one needs another that is not among them
 */
export async function proposedContent(decider: Decider, proposal: Existing, changes: readonly Change[]) {
  const { current, answer } = await documentOf(decider, proposal)
  assertFits(proposal, answer, changes)
  return { current, content: changedContent(answer.data as Row, changes) }
}
