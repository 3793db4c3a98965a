import type { z } from '@hono/zod-openapi'

import { mayPublish } from '@/src/access/memberships'
import type { Caller } from '@/src/api/core/environment'
import { invalid } from '@/src/api/core/from-error'
import { ApiError } from '@/src/api/core/problems'
import { asCaller, findOne } from '@/src/api/core/resource/find'
import { writeEntry } from '@/src/features/audit'
import { lockRow } from '@/src/platform/database/lock'
import type { ReviewPlace } from '../rules/review'
import { readFingerprint, readWriter } from '../server/fingerprint'
import { hasFourEyes } from '../server/four-eyes'
import { reviewersIn } from '../server/people'
import { comparedVersions, listReviews, type StoredReview } from '../server/read'
import { decideReview, storeReview } from '../server/write'
import type { approval, newReview, review } from './schemas'
import { reasonFor } from './reasons'

const NOUNS = { pages: 'page', posts: 'post' } as const

/** @throws {ApiError} 404 when the caller may not read the draft of the document */
const findDocument = (caller: Caller, { collection, document, locale }: ReviewPlace) =>
  findOne({ collection, noun: NOUNS[collection], drafts: true, search: [] }, caller, document, locale)

/** @throws {ApiError} 404 when the tenant has no such review, or its document is in the trash */
export async function findReview({ req, tenant }: Caller, id: string): Promise<StoredReview> {
  const { reviews } = await listReviews(req, { tenant: tenant.id, id }, { page: 1, limit: 1 })
  if (reviews[0]) return reviews[0]
  throw new ApiError('notFound', `There is no review ${id} in "${tenant.slug}".`)
}

/** A review with what its document says now. */
export async function withDocument({ req }: Caller, stored: StoredReview): Promise<z.input<typeof review>> {
  const fingerprint = await readFingerprint(req, stored)
  const isChanged = fingerprint !== stored.fingerprint
  return { ...stored, fingerprint, isChanged, ...(await comparedVersions(req, stored)) }
}

/** The audit log says that somebody asked or decided, not what they wrote. */
async function log(caller: Caller, about: ReviewPlace, kind: 'added' | 'changed'): Promise<void> {
  const { title } = await findDocument(caller, about)
  await writeEntry(caller.req, {
    ...{ tenant: caller.tenant.id, action: 'update', locale: about.locale },
    document: { collection: about.collection, id: about.document, title },
    changes: [{ path: ['review'], kind }],
  })
}

/** @throws {ApiError} 422 for somebody who may not publish, or the caller */
async function assertReviewer({ req, tenant, user }: Caller, reviewer: string | null): Promise<void> {
  if (reviewer === null) return
  const people = await reviewersIn(req, tenant.id)
  if (reviewer === user.id) throw invalid([{ path: 'reviewer', message: reasonFor(req, 'yourself') }])
  if (!people.some(({ id }) => id === reviewer))
    throw invalid([{ path: 'reviewer', message: reasonFor(req, 'noReviewer') }])
}

/** Stores a request for a review. @throws {ApiError} 409 while there is one, or when there is nothing to review */
export async function requestReview(
  caller: Caller,
  { reviewer, message, ...about }: z.output<typeof newReview>,
): Promise<StoredReview> {
  const { req, tenant } = caller
  await lockRow(req, about.collection, about.document)
  await findDocument(caller, about)
  await assertReviewer(caller, reviewer)
  const fingerprint = await readFingerprint(req, about)
  const { onlineVersion } = await comparedVersions(req, about)
  if (onlineVersion && (await readFingerprint(req, about, false)) === fingerprint)
    throw new ApiError('conflict', reasonFor(req, 'nothing'))
  const asked = { tenant: tenant.id, place: about, reviewer, message: message || null, fingerprint }
  const id = await storeReview(req, asked)
  if (!id) throw new ApiError('conflict', reasonFor(req, 'alreadyOpen'))
  await log(caller, about, 'added')
  return findReview(caller, id)
}

/** An open review, whose document nobody changes until the transaction ends. @throws {ApiError} 409 when it is decided */
async function openReview(caller: Caller, id: string): Promise<StoredReview> {
  const { collection, document } = await findReview(caller, id)
  await lockRow(caller.req, collection, document)
  const found = await findReview(caller, id)
  if (found.state !== 'open') throw new ApiError('conflict', reasonFor(caller.req, 'decided'))
  return found
}

/** @throws {ApiError} 403 for one’s own request, 409 for what has changed since, or was written by the caller where two people publish */
async function assertApprovable({ req, user }: Caller, found: StoredReview, seen: string): Promise<void> {
  if (found.requester?.id === user.id) throw new ApiError('forbidden', reasonFor(req, 'own'))
  const fingerprint = await readFingerprint(req, found)
  if (fingerprint !== seen) throw new ApiError('conflict', reasonFor(req, 'changed'))
  const needsOther = await hasFourEyes(req, found.collection, found.document)
  if (needsOther && (await readWriter(req, found, fingerprint)) === user.id)
    throw new ApiError('conflict', reasonFor(req, 'writtenByYou'))
}

/** Approves what the caller saw, and publishes it if they want. */
export async function approveReview(
  caller: Caller,
  id: string,
  { fingerprint, publish }: z.output<typeof approval>,
): Promise<StoredReview> {
  const found = await openReview(caller, id)
  await assertApprovable(caller, found, fingerprint)
  await decideReview(caller.req, id, { state: 'approved', fingerprint })
  await log(caller, found, 'changed')
  if (publish) {
    const { collection, document, locale } = found
    const data = { _status: 'published' as const }
    await caller.req.payload.update({
      ...{ collection, id: document, locale, data, depth: 0 },
      // What is published is what was seen; whoever has the form open goes on with a draft.
      overrideLock: true,
      ...asCaller(caller),
    })
  }
  return findReview(caller, id)
}

/** @throws {ApiError} 403 for one’s own request */
export async function sendBackReview(caller: Caller, id: string, reason: string): Promise<StoredReview> {
  const found = await openReview(caller, id)
  if (found.requester?.id === caller.user.id) throw new ApiError('forbidden', reasonFor(caller.req, 'own'))
  await decideReview(caller.req, id, { state: 'sentBack', answer: reason })
  await log(caller, found, 'changed')
  return findReview(caller, id)
}

/** @throws {ApiError} 403 for the request of somebody else, unless the caller may publish */
export async function withdrawReview(caller: Caller, id: string): Promise<StoredReview> {
  const found = await openReview(caller, id)
  const isOwn = found.requester?.id === caller.user.id
  if (!isOwn && !mayPublish(caller.user, caller.tenant.id))
    throw new ApiError('forbidden', reasonFor(caller.req, 'ofSomebodyElse'))
  await decideReview(caller.req, id, { state: 'withdrawn' })
  await log(caller, found, 'changed')
  return findReview(caller, id)
}
