import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'

import { requestConnection } from '@/src/platform/database/connection'

/** Longer than any request lasts. */
const RESERVED_FOR = sql`interval '1 hour'`

const idList = (ids: readonly string[]) =>
  sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )

/** Notes files before they are written, outside any transaction: so a crash leaves none that nobody knows of. */
export async function reserveFiles({ db }: Payload, ids: readonly string[]): Promise<void> {
  const rows = sql.join(
    ids.map((id) => sql`(${id}::uuid, now() + ${RESERVED_FOR})`),
    sql`, `,
  )
  await db.drizzle.execute(sql`INSERT INTO attachment_files (id, reserved_until) VALUES ${rows}`)
}

/** Gives reserved files to a submission, in the transaction that stores it. @throws when they are reserved no longer */
export async function claimFiles(
  req: PayloadRequest,
  submission: string,
  ids: readonly string[],
): Promise<void> {
  const connection = await requestConnection(req)
  const { rowCount } = await connection.execute(sql`
    UPDATE attachment_files SET submission_id = ${submission}::uuid, reserved_until = now()
    WHERE id IN (${idList(ids)}) AND submission_id IS NULL AND reserved_until > now()`)
  if (rowCount !== ids.length) throw new Error('The files of a submission are reserved no longer')
}

/** Files of no submission: of deleted ones, and of requests that ended before they stored one. */
export async function abandonedFiles({ db }: Payload, limit: number): Promise<string[]> {
  const { rows } = await db.drizzle.execute<{ id: string }>(sql`
    SELECT id FROM attachment_files WHERE submission_id IS NULL AND reserved_until < now()
    ORDER BY reserved_until LIMIT ${limit}`)
  return rows.map(({ id }) => id)
}

/** Those of the files that no submission has. */
export async function unclaimedFiles({ db }: Payload, ids: readonly string[]): Promise<string[]> {
  const { rows } = await db.drizzle.execute<{ id: string }>(
    sql`SELECT id FROM attachment_files WHERE submission_id IS NULL AND id IN (${idList(ids)})`,
  )
  return rows.map(({ id }) => id)
}

/** Forgets files once they are removed. */
export async function forgetFiles({ db }: Payload, ids: readonly string[]): Promise<void> {
  await db.drizzle.execute(
    sql`DELETE FROM attachment_files WHERE submission_id IS NULL AND id IN (${idList(ids)})`,
  )
}

/** Tries a file again in an hour, so that one that cannot be removed does not keep others. */
export async function postponeFile({ db }: Payload, id: string): Promise<void> {
  await db.drizzle.execute(
    sql`UPDATE attachment_files SET reserved_until = now() + ${RESERVED_FOR} WHERE id = ${id}::uuid AND submission_id IS NULL`,
  )
}
