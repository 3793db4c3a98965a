import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { vi } from 'vitest'

import type { Post } from '@/payload-types'
import { SCHEDULE_QUEUE } from '@/src/features/jobs/rules/task'
import type { Locale } from '@/src/lib/constants'
import { createPost } from './blog'
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
