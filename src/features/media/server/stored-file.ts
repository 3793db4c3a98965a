import { rm } from 'node:fs/promises'
import path from 'node:path'

import { env } from '@/src/platform/env'
import { removeFromBucket } from './bucket'
import { inMediaFolder } from './media-folder'

/** Removes a file of the library from where it lies; one that is not there is no error. */
export async function removeStoredFile(filename: string): Promise<void> {
  if (env.S3) await removeFromBucket(env.S3, filename)
  else if (path.basename(filename) === filename) await rm(inMediaFolder(filename), { force: true })
}
