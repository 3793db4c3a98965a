import { assertCurrent, etagOf } from '@/src/api/core/etag'
import { ApiError } from '@/src/api/core/problems'
import { asCaller, findOne, respond } from '@/src/api/core/resource/find'
import { createDocument, updateDocument } from '@/src/api/core/resource/write'
import { applyChanges, type Change, isLive, reversed } from '@/src/features/assistant/rules/proposal'
import { decideProposal, type Proposal } from '@/src/features/assistant/server/proposals'
import { listVersions, restoreVersion } from '@/src/features/document-versions'
import { checkContent } from '../tools/check-content'
import type { Row } from '../tools/editable'
import {
  changedContent,
  chosenOf,
  type Decider,
  documentOf,
  type Existing,
  isExisting,
  proposalIn,
  proposedContent,
} from './proposed-content'

const etagNow = async (
  { caller, resources }: Decider,
  { collection, document, locale }: Existing,
): Promise<string> => {
  const { resource } = resources.documents[collection]
  const doc = await findOne(resource, caller, document, locale)
  return etagOf(JSON.stringify(await respond(resource, caller, doc, locale)))
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
  const { current, content } = await proposedContent(decider, proposal, changes)
  const before = await newestVersion(decider, proposal)
  const body = await checkContent(kind, { caller, locale, current }, content)
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
