import path from 'node:path'

import { env } from '@/src/platform/env'

/** A path within the folder where files lie that are not in a bucket. */
export const inMediaFolder = (...segments: string[]): string =>
  path.join(/* turbopackIgnore: true */ env.MEDIA_DIR, ...segments)
