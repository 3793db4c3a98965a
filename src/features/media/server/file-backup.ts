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

/** The folder of backups of files that a transaction removes or replaces: each in a subfolder named by its backup id. */
const BACKUP_FOLDER = '.kept'

/**
 * Backs up a file of the media folder by a hard link, which survives its removal.
 * @returns the id of the backup; null when the file is missing, or files are stored in a bucket
 */
export async function backUpFile(filename: string): Promise<string | null> {
  if (env.S3 || path.basename(filename) !== filename) return null
  const id = randomUUID()
  await mkdir(inMediaFolder(BACKUP_FOLDER, id), { recursive: true })
  try {
    await link(inMediaFolder(filename), inMediaFolder(BACKUP_FOLDER, id, filename))
    return id
  } catch {
    await removeBackup(id)
    return null
  }
}

/** Removes a backup without restoring the file. */
export const removeBackup = (id: string): Promise<void> =>
  rm(inMediaFolder(BACKUP_FOLDER, id), { recursive: true, force: true })

const sizeOf = (file: string): Promise<number | null> =>
  stat(file).then(
    ({ size }) => size,
    () => null,
  )

/** Restores the file of a document that lost it; not when the document is deleted, or has another file by now. */
async function restoreFile(payload: Payload, backup: string): Promise<void> {
  const filename = path.basename(backup)
  const req = await createLocalReq({}, payload)
  await inTransaction(req, async () => {
    const connection = await requestConnection(req)
    const { rows } = await connection.execute<{ bytes: number }>(
      // Locked, so that no other transaction removes or replaces the file in the meantime.
      sql`select filesize::int as bytes from media where filename = ${filename} for no key update`,
    )
    const [document] = rows
    if (!document) return
    const stored = await sizeOf(inMediaFolder(filename))
    const isOther = stored !== document.bytes && (await sizeOf(backup)) === document.bytes
    if (stored === null || isOther) await rename(backup, inMediaFolder(filename))
  })
}

/** Restores the file of a backup to the document that lost it, and removes the backup. */
export async function restoreBackup(payload: Payload, id: string): Promise<void> {
  const folder = inMediaFolder(BACKUP_FOLDER, id)
  const filenames = await readdir(folder).catch(() => [])
  for (const filename of filenames) await restoreFile(payload, path.join(folder, filename))
  await removeBackup(id)
}

async function restoreIfAbandoned(payload: Payload, id: string, now: Date): Promise<void> {
  const { ctimeMs } = await stat(inMediaFolder(BACKUP_FOLDER, id))
  if (now.getTime() - ctimeMs > DAY_MS) await restoreBackup(payload, id)
}

/** Restores backups older than a day: their process died before the end of its transaction. */
export async function restoreAbandonedBackups(payload: Payload, now: Date): Promise<void> {
  const ids = await readdir(inMediaFolder(BACKUP_FOLDER)).catch(() => [])
  for (const id of ids)
    await restoreIfAbandoned(payload, id, now).catch((error: unknown) =>
      payload.logger.error({ err: error, backup: id }, 'Failed to restore the backup of a media file'),
    )
}
