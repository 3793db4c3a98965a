import { access, constants, mkdir } from 'node:fs/promises'

import { env } from '@/src/platform/env'
import { globalSingleton } from '@/src/lib/global-singleton'
import { checkBucket } from './bucket'

/** A bucket that takes longer than this to answer serves nobody. */
const BUCKET_TIMEOUT_MS = 2000
/** Load balancers ask often, and a bucket costs money by the request. */
const REMEMBERED_MS = 5000

type Probe = { at: number; outcome: Promise<void> }

async function probe(): Promise<void> {
  if (env.S3) return checkBucket(env.S3, AbortSignal.timeout(BUCKET_TIMEOUT_MS))
  await mkdir(env.MEDIA_DIR, { recursive: true })
  await access(env.MEDIA_DIR, constants.W_OK)
}

/** Rejects when images can be neither stored nor read: the folder cannot be written, or the bucket refuses us. */
export function checkStorage(): Promise<void> {
  const held = globalSingleton<{ last: Probe | null }>('storage-probe', () => ({ last: null }))
  if (env.S3 && held.last && Date.now() - held.last.at < REMEMBERED_MS) return held.last.outcome
  held.last = { at: Date.now(), outcome: probe() }
  return held.last.outcome
}
