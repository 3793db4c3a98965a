import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { queueJobAt } from '@/src/features/jobs'
import { SCHEDULE_QUEUE } from '@/src/features/jobs/rules/task'
import { requestConnection } from '@/src/platform/database/connection'
import type { ReleasePlace } from '../rules/release'
import { itemColumn } from './columns'
import { readSaid, type Said } from './item-state'

/** @returns the id of the release */
export async function storeRelease(req: PayloadRequest, tenant: string, name: string): Promise<string> {
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<{ id: string }>(sql`
    INSERT INTO releases (tenant_id, name, creator_id) VALUES (${tenant}, ${name}, ${req.user?.id}) RETURNING id`)
  if (!rows[0]) throw new Error('A release was not stored')
  return rows[0].id
}

export async function renameRelease(req: PayloadRequest, id: string, name: string): Promise<void> {
  const connection = await requestConnection(req)
  await connection.execute(sql`UPDATE releases SET name = ${name} WHERE id = ${id}`)
}

/** Cancels the waiting job of a release. One that runs just now reads the release itself. */
async function cancelRun(req: PayloadRequest, id: string): Promise<void> {
  const connection = await requestConnection(req)
  await connection.execute(sql`
    DELETE FROM payload_jobs WHERE task_slug = 'runRelease' AND input ->> 'release' = ${id}
      AND processing IS NOT TRUE AND completed_at IS NULL`)
}

/** Plans the publication of a release under the account of the request, at another time than before, or not any more. */
export async function planRelease(req: PayloadRequest, id: string, at: string | null): Promise<void> {
  const connection = await requestConnection(req)
  await connection.execute(sql`
    UPDATE releases SET due_at = ${at}, planner_id = ${at === null ? null : req.user?.id}, problem = NULL
    WHERE id = ${id}`)
  await cancelRun(req, id)
  if (at !== null)
    await queueJobAt(req, 'runRelease', { release: id }, { at: new Date(at), queue: SCHEDULE_QUEUE })
}

/** Takes the plan from a release whose job a super admin cancelled. */
export async function forgetPlan(req: PayloadRequest, id: unknown): Promise<void> {
  const connection = await requestConnection(req)
  await connection.execute(sql`
    UPDATE releases SET due_at = NULL, planner_id = NULL, problem = NULL WHERE id::text = ${String(id)}`)
}

export async function deleteRelease(req: PayloadRequest, id: string): Promise<void> {
  await cancelRun(req, id)
  const connection = await requestConnection(req)
  await connection.execute(sql`DELETE FROM releases WHERE id = ${id}`)
}

/** Keeps a version as it is: the next autosave is another one. */
async function endSeries(
  req: PayloadRequest,
  { collection }: ReleasePlace,
  version: string | null,
): Promise<void> {
  const connection = await requestConnection(req)
  await connection.execute(sql`
    UPDATE ${sql.identifier(`_${collection}_v`)} SET autosave = false WHERE id = ${version} AND autosave`)
}

/** Adds what the draft of a language of a document says now. @returns the id of the item; null when it is in there already */
export async function storeItem(
  req: PayloadRequest,
  release: string,
  place: ReleasePlace,
  { draft, online, draftVersion }: Said,
): Promise<string | null> {
  await endSeries(req, place, draftVersion)
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<{ id: string }>(sql`
    INSERT INTO release_items (release_id, ${itemColumn(place.collection)}, locale, version_id, fingerprint, base, adder_id)
    VALUES (${release}, ${place.document}, ${place.locale}, ${draftVersion}, ${draft}, ${online}, ${req.user?.id})
    ON CONFLICT DO NOTHING RETURNING id`)
  return rows[0]?.id ?? null
}

/** Makes what the draft says now what a release publishes. */
export async function pinItem(req: PayloadRequest, item: ReleasePlace & { id: string }): Promise<void> {
  const { draft, online, draftVersion } = await readSaid(req, item)
  await endSeries(req, item, draftVersion)
  const connection = await requestConnection(req)
  await connection.execute(sql`
    UPDATE release_items SET version_id = ${draftVersion}, fingerprint = ${draft}, base = ${online}, previous_id = NULL
    WHERE id = ${item.id}`)
}

export async function deleteItem(req: PayloadRequest, id: string): Promise<void> {
  const connection = await requestConnection(req)
  await connection.execute(sql`DELETE FROM release_items WHERE id = ${id}`)
}

/** Remembers what went online, and the version that was online before. */
export async function notePublished(
  req: PayloadRequest,
  item: string,
  { fingerprint, previous }: { fingerprint: string; previous: string | null },
): Promise<void> {
  const connection = await requestConnection(req)
  await connection.execute(sql`
    UPDATE release_items SET fingerprint = ${fingerprint}, previous_id = ${previous} WHERE id = ${item}`)
}

export async function closeRelease(req: PayloadRequest, id: string): Promise<void> {
  const connection = await requestConnection(req)
  await connection.execute(sql`
    UPDATE releases SET state = 'published', published_at = now(), publisher_id = ${req.user?.id ?? null},
      due_at = NULL, planner_id = NULL, problem = NULL WHERE id = ${id}`)
}

export async function openRelease(req: PayloadRequest, id: string): Promise<void> {
  const connection = await requestConnection(req)
  await connection.execute(sql`
    UPDATE releases SET state = 'open', published_at = NULL, publisher_id = NULL WHERE id = ${id}`)
}
