import type { Caller } from '@/src/api/core/environment'
import { assertCurrent, etagOf } from '@/src/api/core/etag'
import { invalid } from '@/src/api/core/from-error'
import { ApiError } from '@/src/api/core/problems'
import { asCaller, findOne, respond } from '@/src/api/core/resource/find'
import { createDocument, updateDocument } from '@/src/api/core/resource/write'
import {
  applyChanges,
  type Change,
  isLive,
  NoSuchPlace,
  type ProposalStatus,
  reversed,
} from '@/src/features/assistant/rules/proposal'
import {
  decideProposal,
  type Owner,
  type Proposal,
  proposalForUpdate,
} from '@/src/features/assistant/server/proposals'
import { listVersions, restoreVersion } from '@/src/features/document-versions'
import { lockRow } from '@/src/platform/database/lock'
import { tableName } from '@/src/platform/database/table-name'
import { stillFits } from '@/src/features/assistant/rules/still-fits'
import { checkContent } from '../tools/check-content'
import type { Resources, Row } from '../tools/editable'

type Existing = Proposal & { document: string }
type Answer = Awaited<ReturnType<typeof respond>>

/** Who decides, and how documents are written. */
type Decider = { caller: Caller; resources: Resources }

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
async function documentOf({ caller, resources }: Decider, { collection, document, locale }: Existing) {
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

const etagNow = async (
  { caller, resources }: Decider,
  { collection, document, locale }: Existing,
): Promise<string> => {
  const { resource } = resources.documents[collection]
  const doc = await findOne(resource, caller, document, locale)
  return etagOf(JSON.stringify(await respond(resource, caller, doc, locale)))
}

function changedContent(content: Row, changes: readonly Change[]): Row {
  try {
    return applyChanges(content, changes)
  } catch (error) {
    if (!(error instanceof NoSuchPlace)) throw error
    throw invalid([
      { path: 'changes', message: `A change needs another one that is not accepted: ${error.message}` },
    ])
  }
}

/** The version that is the newest now, where there are versions. */
async function newestVersion(
  { caller }: Decider,
  { collection, document }: Existing,
): Promise<string | null> {
  if (isLive(collection)) return null
  const { docs } = await listVersions(caller.req, { collection, document, page: 1, limit: 1 })
  return docs[0]?.id ?? null
}

/** Writes changes of a document that exists, as a draft where it has drafts. @returns what undoing needs */
async function writeChanges(decider: Decider, proposal: Existing, changes: readonly Change[]) {
  const { collection, locale } = proposal
  const { caller, resources } = decider
  const kind = resources.documents[collection]
  const { current, answer } = await documentOf(decider, proposal)
  assertFits(proposal, answer, changes)
  const before = await newestVersion(decider, proposal)
  const body = await checkContent(
    kind,
    { caller, locale, current },
    changedContent(answer.data as Row, changes),
  )
  await updateDocument(kind.resource, kind.writing, { caller, locale, body, current })
  return { before, result: await etagNow(decider, proposal) }
}

/** Creates the page of a proposal, as a draft. */
async function writeNew(decider: Decider, proposal: Proposal, changes: readonly Change[]) {
  const { collection, locale } = proposal
  const { caller, resources } = decider
  const kind = resources.documents[collection]
  const body = await checkContent(kind, { caller, locale, current: null }, changedContent({}, changes))
  const { id: document } = await createDocument(kind.resource, kind.writing, { caller, locale, body })
  return { document, result: await etagNow(decider, { ...proposal, document }) }
}

function chosenOf({ changes }: Proposal, ids: readonly string[] | undefined): Change[] {
  const unknown = ids?.find((id) => !changes.some((change) => change.id === id))
  if (unknown !== undefined)
    throw invalid([{ path: 'changes', message: `The proposal has no change ${unknown}.` }])
  return changes.filter(({ id }) => !ids || ids.includes(id))
}

const isExisting = (proposal: Proposal): proposal is Existing => proposal.document !== null

/** Writes all or some changes of a proposal as a draft. */
export async function acceptProposal(
  decider: Decider,
  id: string,
  ids: readonly string[] | undefined,
): Promise<Proposal> {
  const proposal = await proposalIn(decider.caller, id, 'open')
  const changes = chosenOf(proposal, ids)
  const written = isExisting(proposal)
    ? await writeChanges(decider, proposal, changes)
    : await writeNew(decider, proposal, changes)
  const accepted = changes.map((change) => change.id)
  return decideProposal(decider.caller.req, proposal, { status: 'accepted', accepted, ...written })
}

/** Writes the texts again that accepted changes replaced, where there is no version to go back to. */
async function revert(decider: Decider, proposal: Existing): Promise<void> {
  const { collection, locale, changes, accepted } = proposal
  const { caller, resources } = decider
  const kind = resources.documents[collection]
  const { current, answer } = await documentOf(decider, proposal)
  const undone = reversed(changes.filter(({ id }) => accepted.includes(id)))
  const content = applyChanges(answer.data as Row, undone)
  const body = await checkContent(kind, { caller, locale, current }, content)
  await updateDocument(kind.resource, kind.writing, { caller, locale, body, current })
}

/** Makes the document what it was before its proposal was accepted. */
export async function undoProposal(decider: Decider, id: string): Promise<Proposal> {
  const { caller } = decider
  const proposal = await proposalIn(caller, id, 'accepted')
  if (!isExisting(proposal)) throw new Error('An accepted proposal has a document')
  const { collection, document, locale, before, result } = proposal
  const { answer } = await documentOf(decider, proposal)
  assertCurrent(result, answer, locale)
  const isNew = proposal.changes.some(({ kind }) => kind === 'create')
  if (isNew) await caller.req.payload.delete({ collection, id: document, ...asCaller(caller) })
  else if (isLive(collection)) await revert(decider, proposal)
  else if (before) await restoreVersion(caller.req, { collection, id: before, locales: [locale] })
  else throw new ApiError('conflict', 'There is no version to go back to.')
  return decideProposal(caller.req, proposal, { status: 'undone' })
}
