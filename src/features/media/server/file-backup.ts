import { sql } from '@payloadcms/db-postgres'
import { randomUUID } from 'node:crypto'
import { link, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { createLocalReq, type Payload } from 'payload'

import { requestConnection } from '@/src/platform/database/connection'
import { inTransaction } from '@/src/platform/database/transaction'
import { env } from '@/src/platform/env'
import { DAY_MS } from '@/src/lib/durations'
import { inMediaFolder } from './media-folder'

/** Where files wait whose record is being removed or given another file: each under its name, in a folder of its own. */
const KEPT = '.kept'

/**
 * Holds a file of the media folder by a second link, which survives its removal.
 * @returns the name of the hold; null when the file is not there, or files do not lie on a disk
 */
export async function backUpFile(filename: string): Promise<string | null> {
  if (env.S3 || path.basename(filename) !== filename) return null
  const hold = randomUUID()
  await mkdir(inMediaFolder(KEPT, hold), { recursive: true })
  try {
    await link(inMediaFolder(filename), inMediaFolder(KEPT, hold, filename))
    return hold
  } catch {
    await removeBackup(hold)
    return null
  }
}

/** Gives up a hold; what it held is gone, unless it still lies in the library. */
export const removeBackup = (hold: string): Promise<void> =>
  rm(inMediaFolder(KEPT, hold), { recursive: true, force: true })

const sizeOf = (file: string): Promise<number | null> =>
  stat(file).then(
    ({ size }) => size,
    () => null,
  )

/** Gives a record its file back, unless it has it; a record that is gone, or has another file by now, needs none. */
async function giveBack(payload: Payload, kept: string): Promise<void> {
  const filename = path.basename(kept)
  const req = await createLocalReq({}, payload)
  await inTransaction(req, async () => {
    const connection = await requestConnection(req)
    const { rows } = await connection.execute<{ bytes: number }>(
      // Locked: nobody removes or replaces the file meanwhile.
      sql`select filesize::int as bytes from media where filename = ${filename} for no key update`,
    )
    const [record] = rows
    if (!record) return
    const stored = await sizeOf(inMediaFolder(filename))
    const isOther = stored !== record.bytes && (await sizeOf(kept)) === record.bytes
    if (stored === null || isOther) await rename(kept, inMediaFolder(filename))
  })
}

/** Gives up a hold, and gives the file back to the record that misses it. */
export async function restoreBackup(payload: Payload, hold: string): Promise<void> {
  const folder = inMediaFolder(KEPT, hold)
  const filenames = await readdir(folder).catch(() => [])
  for (const filename of filenames) await giveBack(payload, path.join(folder, filename))
  await removeBackup(hold)
}

async function restoreIfAbandoned(payload: Payload, hold: string, now: Date): Promise<void> {
  const { ctimeMs } = await stat(inMediaFolder(KEPT, hold))
  if (now.getTime() - ctimeMs > DAY_MS) await restoreBackup(payload, hold)
}

/** Does so with holds older than a day: their process did not live to see the end of its transaction. */
export async function restoreAbandonedBackups(payload: Payload, now: Date): Promise<void> {
  const holds = await readdir(inMediaFolder(KEPT)).catch(() => [])
  for (const hold of holds)
    await restoreIfAbandoned(payload, hold, now).catch((error: unknown) =>
      payload.logger.error({ err: error, hold }, 'A file that was held was not given back'),
    )
}
