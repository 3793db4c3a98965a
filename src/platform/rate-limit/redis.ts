import { Redis } from 'ioredis'

import { logger } from '@/src/platform/logger'

/** Counting must not delay a request: after these timeouts the connection is dropped. */
const TIMEOUTS = { connectTimeout: 2_000, commandTimeout: 500, socketTimeout: 1_000 }
const MAX_RETRY_DELAY_MS = 2_000

type Connection = {
  client: Redis
  /** Resolves when the first attempt to connect has succeeded or failed. */
  firstAttempt: Promise<void>
}

/** Reconnects automatically; logs once when the connection is lost and once when it is back. */
export function connectRedis(url: string): Connection {
  const client = new Redis(url, {
    ...TIMEOUTS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 100, MAX_RETRY_DELAY_MS),
  })
  let lost = false
  const firstAttempt = new Promise<void>((resolve) => {
    client.on('ready', () => {
      if (lost) logger.info('Redis is available again: rate limits are shared by all nodes')
      lost = false
      resolve()
    })
    client.on('error', (error) => {
      if (!lost) logger.warn({ err: error }, 'Redis is unavailable: each node counts its own rate limits')
      lost = true
      resolve()
    })
  })
  return { client, firstAttempt }
}
