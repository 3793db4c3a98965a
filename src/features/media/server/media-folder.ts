import path from 'node:path'

import { env } from '@/src/platform/env'

/** A path in the media folder, where files are stored unless a bucket is configured. */
export const inMediaFolder = (...segments: string[]): string =>
  path.join(/* turbopackIgnore: true */ env.MEDIA_DIR, ...segments)
