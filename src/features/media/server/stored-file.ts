import { rm } from 'node:fs/promises'
import path from 'node:path'

import { env } from '@/src/platform/env'
import { removeFromBucket } from './bucket'
import { inMediaFolder } from './media-folder'

/** Removes the file of an image from the disk or the bucket; a missing file is not an error. */
export async function removeStoredFile(filename: string): Promise<void> {
  if (env.S3) await removeFromBucket(env.S3, filename)
  else if (path.basename(filename) === filename) await rm(inMediaFolder(filename), { force: true })
}
