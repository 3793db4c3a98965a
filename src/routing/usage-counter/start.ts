import { logger } from '@/src/platform/logger'
import { onShutdown } from '@/src/platform/shutdown'
import { globalSingleton } from '@/src/lib/global-singleton'
import { routingPool } from '../store/cache'
import type { Action } from '../types'
import { UsageCounter } from './usage-counter'
import { writeCounts } from './write-counts'

const INTERVAL_MS = 5_000

/** Writes the counts since the last time. When that fails they are kept for the next. */
async function write(counter: UsageCounter): Promise<void> {
  const counts = counter.drain()
  try {
    if (counts) await writeCounts(routingPool(), counts)
  } catch (error) {
    if (counts) counter.restore(counts)
    logger.warn({ err: error }, 'Could not write counts of redirects and not-found paths; will retry')
  }
}

function start(): UsageCounter {
  const counter = new UsageCounter()
  setInterval(() => void write(counter), INTERVAL_MS).unref()
  onShutdown(() => write(counter))
  return counter
}

/** @param referrer the Referer header */
export const countResponse = (action: Action, referrer: string | null): void =>
  globalSingleton('usage-counter', start).record(action, referrer, new Date().toISOString())
