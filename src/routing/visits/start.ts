import type { Served } from '@/src/cache/answer-record'
import { globalSingleton } from '@/src/lib/global-singleton'
import { env } from '@/src/platform/env'
import { logger } from '@/src/platform/logger'
import { onShutdown } from '@/src/platform/shutdown'
import { clientAddress } from '../client-address'
import { routingPool } from '../store/cache'
import type { Action } from '../types'
import { visitOf } from './visit'
import { VisitCounter } from './visit-counter'
import { openDay, writeVisits } from './write-visits'

const INTERVAL_MS = 5_000

/** Writes the visits since the last time. When that fails they are kept for the next. */
async function write(counter: VisitCounter): Promise<void> {
  const counts = counter.drain(Date.now())
  if (counts.size === 0) return
  try {
    await writeVisits(routingPool(), counts)
  } catch (error) {
    counter.restore(counts)
    logger.warn({ err: error }, 'Could not write visits; will retry')
  }
}

function start(): VisitCounter {
  const counter = new VisitCounter((timeZone) => openDay(routingPool(), timeZone))
  setInterval(() => void write(counter), INTERVAL_MS).unref()
  onShutdown(async () => {
    await counter.settled()
    await write(counter)
  })
  return counter
}

/** Counts a visit, if the response is one. */
export function countVisit(action: Action, served: Served): void {
  const visit = visitOf(action, served)
  if (!visit) return
  const headers = { get: served.forwardedFor }
  const visitor = {
    address: clientAddress(headers, env.TRUST_PROXY),
    userAgent: served.headers['user-agent'] ?? '',
  }
  globalSingleton('visit-counter', start).record(visit, visitor, Date.now())
}
