import { lstat } from 'node:fs/promises'
import path from 'node:path'
import { NotFound, type UploadConfig } from 'payload'

import { env } from '@/src/lib/env'

type Handler = NonNullable<UploadConfig['handlers']>[number]

/** Says 404 where Payload, which serves the files of the media folder, says 500: of a file that is not there. */
export const refuseMissingFile: Handler = async (req, { params: { filename } }) => {
  const file = path.join(/* turbopackIgnore: true */ env.MEDIA_DIR, filename)
  const isFile = await lstat(file).then(
    (stats) => stats.isFile(),
    () => false,
  )
  if (!isFile || path.basename(filename) !== filename) throw new NotFound(req.t)
}
