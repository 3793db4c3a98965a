import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { queueJob } from '@/src/features/jobs'
import { requestConnection } from '@/src/platform/database/connection'
import { scheduleColumn } from '@/src/platform/database/schedule-column'
import { canSendMail } from '@/src/platform/mail/send'
import type { ReviewPlace, ReviewState } from '../rules/review'

type Asked = {
  tenant: string
  place: ReviewPlace
  reviewer: string | null
  message: string | null
  fingerprint: string
}

/** Mails what happened to a review, unless nobody but the account of the request has to know. */
async function tell(req: PayloadRequest, review: string, account: string | null): Promise<void> {
  if (account && account !== req.user?.id && canSendMail(req.payload))
    await queueJob(req, 'mailReview', { review, account })
}

/**
 * Stores a request of the account of the request, and mails whom it asks.
 * @returns its id; null while the language of the document has an open one
 */
export async function storeReview(req: PayloadRequest, asked: Asked): Promise<string | null> {
  const { tenant, place, reviewer, message, fingerprint } = asked
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<{ id: string }>(sql`
    INSERT INTO reviews (tenant_id, ${scheduleColumn(place.collection)}, locale, requester_id, reviewer_id, message, fingerprint)
    VALUES (${tenant}, ${place.document}, ${place.locale}, ${req.user?.id}, ${reviewer}, ${message}, ${fingerprint})
    ON CONFLICT DO NOTHING RETURNING id`)
  const id = rows[0]?.id ?? null
  if (id) await tell(req, id, reviewer)
  return id
}

type Decision = { state: Exclude<ReviewState, 'open'>; answer?: string | null; fingerprint?: string }

/** Stores what the account of the request decided, and mails whoever asked. */
export async function decideReview(
  req: PayloadRequest,
  id: string,
  { state, answer = null, fingerprint }: Decision,
): Promise<void> {
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<{ requester: string | null }>(sql`
    UPDATE reviews SET state = ${state}, answer = ${answer}, decided_at = now(), decider_id = ${req.user?.id ?? null},
      fingerprint = coalesce(${fingerprint ?? null}, fingerprint)
    WHERE id = ${id} RETURNING requester_id AS requester`)
  await tell(req, id, rows[0]?.requester ?? null)
}

/** What was published needs no review any more: somebody else’s publication approves it, one’s own withdraws the request. */
export async function settleReviews(req: PayloadRequest, place: ReviewPlace): Promise<void> {
  const connection = await requestConnection(req)
  const account = req.user?.id ?? null
  const { rows } = await connection.execute<{ id: string; requester: string | null; state: ReviewState }>(sql`
    UPDATE reviews SET decided_at = now(), decider_id = ${account},
      state = CASE WHEN state = 'open' AND requester_id IS DISTINCT FROM ${account}::uuid THEN 'approved' ELSE 'withdrawn' END
    WHERE ${scheduleColumn(place.collection)} = ${place.document} AND locale = ${place.locale}
      AND state IN ('open', 'sentBack') RETURNING id, requester_id AS requester, state`)
  for (const { id, requester, state } of rows) if (state === 'approved') await tell(req, id, requester)
}
