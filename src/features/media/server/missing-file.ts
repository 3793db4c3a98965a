import { lstat } from 'node:fs/promises'
import { NotFound, type UploadConfig } from 'payload'

import { env } from '@/src/platform/env'
import { findImage } from './find-image'
import { inMediaFolder } from './media-folder'

type Handler = NonNullable<UploadConfig['handlers']>[number]

const isOnDisk = (filename: string): Promise<boolean> =>
  lstat(inMediaFolder(filename)).then(
    (stats) => stats.isFile(),
    () => false,
  )

/** Marks what refuses files and gives none. Not known by its identity: a server may hold this module more than once. */
const GIVES_NONE = 'givesNone'

/** Whether a handler may answer with a file. */
export const givesFiles = (handler: Handler): boolean => !(GIVES_NONE in handler)

const refuse: Handler = async (req, { params: { filename } }) => {
  const image = await findImage(req.payload, filename)
  // The storage plugin knows whether a file is in the bucket.
  if (!image || !(env.S3 || (await isOnDisk(filename)))) throw new NotFound(req.t)
}

/**
 * Says 404 where Payload serves whatever lies in the media folder or the bucket, and says 500 of what does not: of a file
 * that no image names (any more), or that is not there.
 */
export const refuseMissingFile = Object.assign(refuse, { [GIVES_NONE]: true })
