import { access, constants, mkdir } from 'node:fs/promises'

import { env } from '@/src/platform/env'
import { globalSingleton } from '@/src/lib/global-singleton'
import { checkBucket } from './bucket'

const BUCKET_TIMEOUT_MS = 2000
/** Load balancers check often, and requests to a bucket cost money. */
const CACHE_MS = 5000

type Probe = { startedAt: number; outcome: Promise<void> }

async function probe(): Promise<void> {
  if (env.S3) return checkBucket(env.S3, AbortSignal.timeout(BUCKET_TIMEOUT_MS))
  await mkdir(env.MEDIA_DIR, { recursive: true })
  await access(env.MEDIA_DIR, constants.W_OK)
}

/** Rejects when images cannot be stored: the folder is not writable, or the bucket is unavailable or denies access. */
export function checkStorage(): Promise<void> {
  const cached = globalSingleton<{ last: Probe | null }>('storage-probe', () => ({ last: null }))
  if (env.S3 && cached.last && Date.now() - cached.last.startedAt < CACHE_MS) return cached.last.outcome
  cached.last = { startedAt: Date.now(), outcome: probe() }
  return cached.last.outcome
}
