import { setTimeout as delay } from 'node:timers/promises'
import { Client, type Notification } from 'pg'
import { z } from 'zod'

import { reportDatabaseStatus } from '@/src/platform/database/outage'
import { logger } from '@/src/platform/logger'
import { CONTENT_CHANNEL } from './announce'
import { disableProcessCaches } from './tagged-cache'
import { cacheTags } from './tags'

type Drop = (tags: string[]) => Promise<void> | void

/** In milliseconds. A lost connection that nobody reports is noticed after `checkEvery` and `timeout` at the latest. */
const TIMES = { checkEvery: 10_000, timeout: 5_000, firstRetry: 250, lastRetry: 5_000 }

const EVERYTHING = [cacheTags.everything()]
const notice = z.object({ tags: z.array(z.string()) })

/** The tags of a notice; those of everything where it cannot be read. */
function tagsOf({ payload = '' }: Notification): string[] {
  try {
    return notice.parse(JSON.parse(payload)).tags
  } catch (error) {
    logger.error({ err: error, payload }, 'a change was announced in an unreadable way')
    return EVERYTHING
  }
}

/** Exponential back-off; the jitter keeps the nodes from reconnecting at the same moment. */
const backOff = (attempt: number, { firstRetry, lastRetry }: typeof TIMES): number =>
  Math.min(firstRetry * 2 ** attempt, lastRetry) * (0.5 + Math.random() / 2)

/** Listens on one connection. Rejects when it is lost or cannot be made, or when `stopped` is aborted. */
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
      // TCP alone notices a peer that vanished only after minutes.
      await client.query('SELECT 1')
    }
  } finally {
    // A peer that vanished does not answer the goodbye.
    await Promise.race([client.end().catch(() => undefined), delay(timeout, undefined, { ref: false })])
  }
}

/**
 * Passes the tags that any node announces to `drop`, until it is stopped; reconnects for as long as that takes.
 * After every (re)connection everything is dropped, since notices may have been missed meanwhile.
 * @returns stops listening; resolves when the connection is closed
 */
export function listenForChanges(connectionString: string, drop: Drop, times = TIMES): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const dropOrLog = (tags: string[]) =>
    void Promise.resolve(tags)
      .then(drop)
      .catch((error: unknown) => logger.error({ err: error, tags }, 'cached pages could not be dropped'))
  let attempt = 0
  const onListening = () => {
    attempt = 0
    reportDatabaseStatus('up')
    dropOrLog(EVERYTHING)
  }
  const run = async () => {
    for (; !signal.aborted; attempt += 1) {
      try {
        await listenOnce(connectionString, times, signal, { onListening, onTags: dropOrLog })
      } catch (error) {
        disableProcessCaches()
        if (signal.aborted) return
        reportDatabaseStatus('down')
        if (attempt === 0)
          logger.warn({ err: error }, 'changes are not received; reconnecting to the database')
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
