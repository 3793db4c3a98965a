import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { queueJobAt } from '@/src/features/jobs'
import { SCHEDULE_QUEUE } from '@/src/features/jobs/rules/task'
import type { Schedule, ScheduleProblem } from '@/src/features/schedules/rules/schedule'
import { perLocale } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import { requestConnection } from '@/src/platform/database/connection'

type Place = { post: string; locale: Locale }

/** Replaces the waiting job of a schedule by one at its time. One that runs just now reads the schedule itself. */
async function queueRun(req: PayloadRequest, id: string, at: string): Promise<void> {
  const connection = await requestConnection(req)
  await connection.execute(sql`
    DELETE FROM payload_jobs WHERE task_slug = 'runSchedule' AND input ->> 'schedule' = ${id}
      AND processing IS NOT TRUE AND completed_at IS NULL`)
  await queueJobAt(req, 'runSchedule', { schedule: id }, { at: new Date(at), queue: SCHEDULE_QUEUE })
}

/** Schedules the publication of a locale of a post by the account of the request, in place of an earlier schedule. */
export async function storeSchedule(
  req: PayloadRequest,
  { post, locale, at }: Place & { at: string },
): Promise<void> {
  const connection = await requestConnection(req)
  const account = req.user?.id ?? null
  const { rows } = await connection.execute<{ id: string }>(sql`
    INSERT INTO schedules (post_id, locale, action, due_at, account_id, as_system)
    VALUES (${post}, ${locale}, 'publish', ${at}, ${account}, ${account === null})
    ON CONFLICT (post_id, locale, action) DO UPDATE SET due_at = excluded.due_at, problem = NULL, fields = NULL,
      account_id = excluded.account_id, as_system = excluded.as_system
    RETURNING id`)
  for (const { id } of rows) await queueRun(req, id, at)
}

/** Gives schedules of a post another time, in every locale or in one; a failed one is tried again then. */
export async function moveSchedules(
  req: PayloadRequest,
  { post, locale, at }: { post: string; locale: Locale | null; at: string },
): Promise<void> {
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<{ id: string }>(sql`
    UPDATE schedules SET due_at = ${at}, problem = NULL, fields = NULL
    WHERE post_id = ${post} AND (${locale}::text IS NULL OR locale = ${locale}) AND due_at <> ${at}::timestamptz
    RETURNING id`)
  for (const { id } of rows) await queueRun(req, id, at)
}

/** Cancels the schedules of a post, in every locale or in one. @returns whether there was any */
export async function cancelSchedules(
  req: PayloadRequest,
  { post, locale }: { post: string; locale: Locale | null },
): Promise<boolean> {
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<{ id: string }>(sql`
    WITH cancelled AS (
      DELETE FROM schedules WHERE post_id = ${post} AND (${locale}::text IS NULL OR locale = ${locale}) RETURNING id
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

/** The date of the newest draft of a post that has a schedule; null without schedule or date. */
export async function scheduledDate(req: PayloadRequest, post: string): Promise<string | null> {
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<{ date: string | Date }>(sql`
    SELECT version_published_at AS date FROM _posts_v
    WHERE parent_id = ${post} AND latest AND version_published_at IS NOT NULL
      AND EXISTS (SELECT FROM schedules WHERE post_id = ${post})`)
  return rows[0] ? new Date(rows[0].date).toISOString() : null
}

/** The date of the newest draft of a post. */
export async function draftDate(req: PayloadRequest, post: string): Promise<unknown> {
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<{ date: unknown }>(sql`
    SELECT version_published_at AS date FROM _posts_v WHERE parent_id = ${post} AND latest`)
  return rows[0]?.date ?? null
}

type Row = {
  post: string
  locale: Locale
  at: string | Date
  problem: ScheduleProblem | null
  fields: string[] | null
}

/**
 * The schedules of posts per locale, in one statement.
 * @param ids posts that the account may read
 */
export async function readSchedules(
  req: PayloadRequest,
  ids: readonly string[],
): Promise<(id: string) => Record<Locale, Schedule | null>> {
  const found = new Map<string, Schedule>()
  if (ids.length > 0) {
    const connection = await requestConnection(req)
    const { rows } = await connection.execute<Row>(sql`
      SELECT post_id AS post, locale, due_at AS at, problem, fields FROM schedules
      WHERE post_id = ANY(${sql.param([...ids])}::uuid[])`)
    for (const { post, locale, at, problem, fields } of rows)
      found.set(`${post} ${locale}`, { at: new Date(at).toISOString(), problem, fields: fields ?? [] })
  }
  return (id) => perLocale((locale) => found.get(`${id} ${locale}`) ?? null)
}
