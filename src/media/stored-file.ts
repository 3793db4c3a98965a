import { randomUUID } from 'node:crypto'
import { link, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'

import { env } from '@/src/lib/env'
import { removeFromBucket } from './bucket'

const inFolder = (...segments: string[]): string =>
  path.join(/* turbopackIgnore: true */ env.MEDIA_DIR, ...segments)

/** Where files wait whose record is being removed or given another file. */
const KEPT = '.kept'

/** Removes a file of the library from where it lies; one that is not there is no error. */
export async function removeStoredFile(filename: string): Promise<void> {
  if (env.S3) await removeFromBucket(env.S3, filename)
  else if (path.basename(filename) === filename) await rm(inFolder(filename), { force: true })
}

/** A second hold on a file, which survives its removal. */
export type Hold = { restore: () => Promise<void>; release: () => Promise<void> }

/** Holds a file of the media folder; null when it is not there, or files do not lie on a disk. */
export async function holdFile(filename: string): Promise<Hold | null> {
  if (env.S3 || path.basename(filename) !== filename) return null
  const file = inFolder(filename)
  const kept = inFolder(KEPT, randomUUID())
  await mkdir(inFolder(KEPT), { recursive: true })
  const isHeld = await link(file, kept).then(
    () => true,
    () => false,
  )
  if (!isHeld) return null
  return { restore: () => rename(kept, file), release: () => rm(kept, { force: true }) }
}
