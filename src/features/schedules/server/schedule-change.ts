import { createLocalReq, type PayloadRequest } from 'payload'

import type { Rejection } from '@/src/features/schedules/rules/rejections'
import {
  futureTime,
  type ScheduleAction,
  type ScheduledDocument,
} from '@/src/features/schedules/rules/schedule'
import type { Locale } from '@/src/lib/constants'
import { inSavepoint } from '@/src/platform/database/savepoint'
import { listSchedules } from './read'
import { storeSchedule } from './store'
import { isOnline, takeEffect } from './take-effect'

type Scheduled = ScheduledDocument & { tenant: string; locale: Locale; action: ScheduleAction; at: string }

/** What is wrong with a schedule; `path` is the value that has to change. */
export class ScheduleError extends Error {
  override readonly name = 'ScheduleError'
  readonly problem: Rejection
  readonly path: 'action' | 'at'

  constructor(problem: Rejection, path: 'action' | 'at') {
    super(problem)
    this.problem = problem
    this.path = path
  }
}

/** When the other action is scheduled for the same locale; null when it is not. */
async function timeOfOther(
  req: PayloadRequest,
  { tenant, collection, id, locale, action }: Scheduled,
): Promise<string | null> {
  const other = action === 'publish' ? 'unpublish' : 'publish'
  const query = { tenant, collection, document: id, locale, action: other } as const
  const { rows } = await listSchedules(req, query, { page: 1, limit: 1 })
  return rows[0]?.at ?? null
}

/** A document that is offline goes online before it can go offline. */
async function assertInOrder(req: PayloadRequest, schedule: Scheduled): Promise<void> {
  if (futureTime(schedule.at) === null) throw new ScheduleError('past', 'at')
  if (await isOnline(req, schedule)) return
  const other = await timeOfOther(req, schedule)
  if (schedule.action === 'publish') {
    if (other !== null && other <= schedule.at) throw new ScheduleError('tooLate', 'at')
  } else if (other === null) throw new ScheduleError('offline', 'action')
  else if (other >= schedule.at) throw new ScheduleError('tooEarly', 'at')
}

/** What would be rejected at its time is rejected now: it takes effect, and is rolled back. */
async function rehearse(
  req: PayloadRequest,
  { tenant: _tenant, at: _at, ...effect }: Scheduled,
): Promise<void> {
  const { payload, user, transactionID, i18n, headers } = req
  const own = { ...(transactionID && { transactionID }), i18n, headers }
  const rehearsal = await createLocalReq({ locale: effect.locale, ...(user && { user }), req: own }, payload)
  await inSavepoint(req, async () => {
    await takeEffect(rehearsal, effect, false)
    return { keep: false, result: null }
  })
}

/** The time of a post is its date, which all its languages share; publishing it with that date schedules it. */
async function publishPostAt(req: PayloadRequest, { id, locale, at }: Scheduled): Promise<void> {
  const data = { publishedAt: at, _status: 'published' } as const
  await req.payload.update({ collection: 'posts', id, locale, data, depth: 0, overrideAccess: false, req })
}

/**
 * Schedules the publication of a locale of a document, or its end, by the account of the request, in place of an earlier
 * one. The caller has locked the document, in a transaction.
 * @param schedule `at` in UTC
 * @throws {ScheduleError} when the time is over, or not in order with the other schedule of the locale
 * @throws what publishing or unpublishing at once would throw
 */
export async function scheduleChange(req: PayloadRequest, schedule: Scheduled): Promise<void> {
  await assertInOrder(req, schedule)
  if (schedule.collection === 'posts' && schedule.action === 'publish') return publishPostAt(req, schedule)
  await rehearse(req, schedule)
  await storeSchedule(req, schedule)
}
