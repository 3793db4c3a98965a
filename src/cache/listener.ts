import { setTimeout as delay } from 'node:timers/promises'
import { Client, type Notification } from 'pg'
import { z } from 'zod'

import { reportDatabaseStatus } from '@/src/platform/database/outage'
import { replicaGate } from '@/src/platform/database/replicas/public-reads'
import { logger } from '@/src/platform/logger'
import { measure, metrics } from '@/src/platform/metrics/metrics'
import { CONTENT_CHANNEL } from './announce'
import { disableProcessCaches } from './tagged-cache'
import { cacheTags } from './tags'

/** `onTags`: announced tags. `onListening`: they arrive from now on. `onLost`: they no longer arrive. */
type Callbacks = { onTags: (tags: string[]) => void; onListening?: () => void; onLost?: () => void }

/** In milliseconds. A silently lost connection is detected after `checkEvery` + `timeout` at the latest. */
const TIMES = { checkEvery: 10_000, timeout: 5_000, firstRetry: 250, lastRetry: 5_000 }

const EVERYTHING = [cacheTags.everything()]
const notificationSchema = z.object({ tags: z.array(z.string()) })

/** The tag of everything for an invalid notification. */
function tagsOf({ payload = '' }: Notification): string[] {
  try {
    return notificationSchema.parse(JSON.parse(payload)).tags
  } catch (error) {
    logger.error({ err: error, payload }, 'Invalid cache notification; invalidating everything')
    return EVERYTHING
  }
}

/** Exponential back-off; the jitter keeps the nodes from reconnecting at the same moment. */
const backOff = (attempt: number, { firstRetry, lastRetry }: typeof TIMES): number =>
  Math.min(firstRetry * 2 ** attempt, lastRetry) * (0.5 + Math.random() / 2)

/** Listens on one connection. @throws when it is lost or cannot be opened, or when `stopped` is aborted */
async function listenOnce(
  connectionString: string,
  { checkEvery, timeout }: typeof TIMES,
  stopped: AbortSignal,
  { onListening, onTags }: { onListening: () => void; onTags: (tags: string[]) => void },
): Promise<void> {
  const client = new Client({
    connectionString,
    application_name: 'gevel-listener',
    keepAlive: true,
    keepAliveInitialDelayMillis: checkEvery,
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
  })
  const lost = new AbortController()
  client.on('error', (error) => lost.abort(error))
  client.on('end', () => lost.abort(new Error('The connection ended')))
  client.on('notification', (notification) => onTags(tagsOf(notification)))
  const signal = AbortSignal.any([stopped, lost.signal])
  try {
    await client.connect()
    await client.query(`LISTEN ${CONTENT_CHANNEL}`)
    onListening()
    for (;;) {
      await delay(checkEvery, undefined, { signal }).catch(() => signal.throwIfAborted())
      // TCP alone takes minutes to detect a lost peer.
      await client.query('SELECT 1')
    }
  } finally {
    // A lost peer does not close its side.
    await Promise.race([client.end().catch(() => undefined), delay(timeout, undefined, { ref: false })])
  }
}

/**
 * Passes the tags that any node announces to `onTags`, and reconnects until it is stopped.
 * Each (re)connection invalidates everything, since notifications may have been missed.
 * @returns stops listening; resolves when the connection is closed
 */
export function listenForChanges(
  connectionString: string,
  { onTags, onListening, onLost }: Callbacks,
  times = TIMES,
): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const invalidateOrLog = (tags: string[]) =>
    void measure(
      async () => onTags(tags),
      (outcome, seconds) => metrics().invalidations.observe({ outcome }, seconds),
    ).catch((error: unknown) => logger.error({ err: error, tags }, 'Failed to invalidate caches'))
  let attempt = 0
  const restart = () => {
    attempt = 0
    reportDatabaseStatus('up')
    invalidateOrLog(EVERYTHING)
    onListening?.()
  }
  const run = async () => {
    for (; !signal.aborted; attempt += 1) {
      try {
        await listenOnce(connectionString, times, signal, { onListening: restart, onTags: invalidateOrLog })
      } catch (error) {
        disableProcessCaches()
        replicaGate()?.close()
        onLost?.()
        if (signal.aborted) return
        reportDatabaseStatus('down')
        if (attempt === 0)
          logger.warn({ err: error }, 'Lost the connection for cache notifications; reconnecting')
        await delay(backOff(attempt, times), undefined, { signal }).catch(() => undefined)
      }
    }
  }
  const running = run()
  return () => {
    stopping.abort()
    return running
  }
}
