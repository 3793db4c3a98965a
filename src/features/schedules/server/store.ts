import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { queueJobAt } from '@/src/features/jobs'
import { SCHEDULE_QUEUE } from '@/src/features/jobs/rules/task'
import type { ScheduleAction, ScheduledDocument } from '@/src/features/schedules/rules/schedule'
import type { Locale } from '@/src/lib/constants'
import { requestConnection } from '@/src/platform/database/connection'
import { scheduleColumn } from '@/src/platform/database/schedule-column'

/** What happens to a document; null: to every locale, by either action. */
type Which = ScheduledDocument & { locale: Locale | null; action: ScheduleAction | null }

const matches = ({ collection, id, locale, action }: Which) => sql`
  ${scheduleColumn(collection)} = ${id} AND (${locale}::text IS NULL OR locale = ${locale})
    AND (${action}::text IS NULL OR action = ${action})`

/** Replaces the waiting job of a schedule by one at its time. One that runs just now reads the schedule itself. */
async function queueRun(req: PayloadRequest, id: string, at: string): Promise<void> {
  const connection = await requestConnection(req)
  await connection.execute(sql`
    DELETE FROM payload_jobs WHERE task_slug = 'runSchedule' AND input ->> 'schedule' = ${id}
      AND processing IS NOT TRUE AND completed_at IS NULL`)
  await queueJobAt(req, 'runSchedule', { schedule: id }, { at: new Date(at), queue: SCHEDULE_QUEUE })
}

type NewSchedule = ScheduledDocument & { locale: Locale; action: ScheduleAction; at: string }

/**
 * Schedules an action on a locale of a document by the account of the request, in place of an earlier one of the same kind.
 * @returns the id of the schedule
 */
export async function storeSchedule(
  req: PayloadRequest,
  { collection, id, locale, action, at }: NewSchedule,
): Promise<string> {
  const connection = await requestConnection(req)
  const column = scheduleColumn(collection)
  const account = req.user?.id ?? null
  const { rows } = await connection.execute<{ id: string }>(sql`
    INSERT INTO schedules (${column}, locale, action, due_at, account_id, as_system)
    VALUES (${id}, ${locale}, ${action}, ${at}, ${account}, ${account === null})
    ON CONFLICT (${column}, locale, action) DO UPDATE SET due_at = excluded.due_at, problem = NULL, fields = NULL,
      account_id = excluded.account_id, as_system = excluded.as_system
    RETURNING id`)
  const [stored] = rows
  if (!stored) throw new Error('A schedule was not stored')
  await queueRun(req, stored.id, at)
  return stored.id
}

/** Gives the publication of a post another time, in every locale or in one; a failed one is tried again then. */
export async function movePublication(
  req: PayloadRequest,
  { post, locale, at }: { post: string; locale: Locale | null; at: string },
): Promise<void> {
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<{ id: string }>(sql`
    UPDATE schedules SET due_at = ${at}, problem = NULL, fields = NULL
    WHERE ${matches({ collection: 'posts', id: post, locale, action: 'publish' })} AND due_at <> ${at}::timestamptz
    RETURNING id`)
  for (const { id } of rows) await queueRun(req, id, at)
}

/** Cancels the matching schedules of a document. @returns whether there were any */
export async function cancelSchedules(req: PayloadRequest, which: Which): Promise<boolean> {
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<{ id: string }>(sql`
    WITH cancelled AS (
      DELETE FROM schedules WHERE ${matches(which)} RETURNING id
    ), jobs AS (
      DELETE FROM payload_jobs WHERE task_slug = 'runSchedule' AND processing IS NOT TRUE AND completed_at IS NULL
        AND input ->> 'schedule' IN (SELECT id::text FROM cancelled)
    )
    SELECT id FROM cancelled`)
  return rows.length > 0
}

/** Deletes a schedule whose job a super admin cancelled. */
export async function forgetSchedule(req: PayloadRequest, id: unknown): Promise<void> {
  const connection = await requestConnection(req)
  await connection.execute(sql`DELETE FROM schedules WHERE id::text = ${String(id)}`)
}

/** The date of the newest draft of a post whose publication is scheduled; null without either. */
export async function scheduledDate(req: PayloadRequest, post: string): Promise<string | null> {
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<{ date: string | Date }>(sql`
    SELECT version_published_at AS date FROM _posts_v
    WHERE parent_id = ${post} AND latest AND version_published_at IS NOT NULL
      AND EXISTS (SELECT FROM schedules WHERE post_id = ${post} AND action = 'publish')`)
  return rows[0] ? new Date(rows[0].date).toISOString() : null
}

/** The date of the newest draft of a post. */
export async function draftDate(req: PayloadRequest, post: string): Promise<unknown> {
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<{ date: unknown }>(sql`
    SELECT version_published_at AS date FROM _posts_v WHERE parent_id = ${post} AND latest`)
  return rows[0]?.date ?? null
}
