import { Redis } from 'ioredis'

import { logger } from '@/src/platform/logger'

/** Counting is a small part of a request: what takes longer is given up, and the connection with it. */
const PATIENCE = { connectTimeout: 2_000, commandTimeout: 500, socketTimeout: 1_000 }
/** A Redis that is back is found within this long, in milliseconds. */
const MAX_RETRY_DELAY_MS = 2_000

type Connection = {
  client: Redis
  /** Settles once the first attempt to connect has ended, well or not. */
  tried: Promise<void>
}

/** A connection that makes itself anew, and says in the log when it is lost and when it is back, once each. */
export function connectRedis(url: string): Connection {
  const client = new Redis(url, {
    ...PATIENCE,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 100, MAX_RETRY_DELAY_MS),
  })
  let lost = false
  const tried = new Promise<void>((resolve) => {
    client.on('ready', () => {
      if (lost) logger.info('Redis answers again: limits are counted over all nodes')
      lost = false
      resolve()
    })
    client.on('error', (error) => {
      if (!lost) logger.warn({ err: error }, 'Redis does not answer: each node counts limits for itself')
      lost = true
      resolve()
    })
  })
  return { client, tried }
}
