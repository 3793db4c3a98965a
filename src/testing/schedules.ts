import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { vi } from 'vitest'

import type { Post } from '@/payload-types'
import { SCHEDULE_QUEUE } from '@/src/features/jobs/rules/task'
import type { ScheduleAction } from '@/src/features/schedules/rules/schedule'
import { scheduleChange } from '@/src/features/schedules/server/schedule-change'
import { listSchedules } from '@/src/features/schedules/server/read'
import type { Locale } from '@/src/lib/constants'
import { inTransaction } from '@/src/platform/database/transaction'
import { createPost } from './blog'
import { createPageWithUrls } from './pages'
import type { Company, Person } from './tenants'

const HOUR = 3_600_000
/** The clock of a file of tests starts here. */
const START = Math.floor(Date.now() / 1000) * 1000

export const after = (hours: number): string => new Date(START + hours * HOUR).toISOString()

/** Stops the clock of this process at some hours after the start; `vi.useRealTimers` starts it again. */
export const goTo = (hours: number): void =>
  void vi.useFakeTimers({ toFake: ['Date'], now: START + hours * HOUR })

/** Runs what is due, as the leader does every ten seconds. */
export const runDue = (payload: Payload) =>
  payload.jobs.run({ queue: SCHEDULE_QUEUE, limit: 1000, silent: true })

/** A post that an editor published with a date in the future, in Dutch. */
export async function scheduledPost(
  payload: Payload,
  company: Company,
  { at = after(2), user = company.editor }: { at?: string; user?: Person } = {},
): Promise<Post> {
  const post = await createPost(payload, company, { status: 'draft' })
  const data = { publishedAt: at, _status: 'published' as const }
  const target = { collection: 'posts', id: post.id, locale: 'nl' } as const
  return payload.update({ ...target, data, user, overrideAccess: false })
}

export type StoredSchedule = { locale: string; at: string; problem: string | null; fields: string[] | null }

export async function schedulesOf({ db }: Payload, id: string): Promise<StoredSchedule[]> {
  const { rows } = await db.drizzle.execute<StoredSchedule>(sql`
    SELECT locale, due_at AS at, problem, fields FROM schedules WHERE post_id = ${id} ORDER BY locale`)
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
}

/** A schedule that waits for its time. */
export const waiting = (locale: Locale, at: string): StoredSchedule => ({
  ...{ locale, at },
  ...{ problem: null, fields: null },
})

/** An online page of which an editor scheduled a change, in Dutch: the id of the schedule, and that of the page. */
export async function pageWithSchedule(
  payload: Payload,
  company: Company,
  { action, at = after(2) }: { action: ScheduleAction; at?: string },
): Promise<{ id: string; page: string }> {
  const page = (await createPageWithUrls(payload, company)).id
  const user = await payload.findByID({ collection: 'users', id: company.editor.id, overrideAccess: true })
  const req = await createLocalReq({ locale: 'nl', user: { ...user, collection: 'users' } }, payload)
  const tenant = company.tenant.id
  const schedule = { tenant, collection: 'pages', id: page, locale: 'nl', action, at } as const
  await inTransaction(req, () => scheduleChange(req, schedule))
  const { rows } = await listSchedules(req, { tenant, document: page }, { page: 1, limit: 1 })
  return { id: rows[0]?.id ?? '', page }
}
