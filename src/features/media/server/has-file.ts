import { lstat } from 'node:fs/promises'
import type { Payload } from 'payload'

import { env } from '@/src/platform/env'
import { findImage } from './find-image'
import { inMediaFolder } from './media-folder'

const isOnDisk = (filename: string): Promise<boolean> =>
  lstat(inMediaFolder(filename)).then(
    (stats) => stats.isFile(),
    () => false,
  )

/** Whether an image has this file, as far as can be told without reading a bucket. */
export async function hasFile(payload: Payload, filename: string): Promise<boolean> {
  return (await findImage(payload, filename)) !== null && (env.S3 !== null || (await isOnDisk(filename)))
}
