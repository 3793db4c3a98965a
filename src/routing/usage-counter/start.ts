import { logger } from '@/src/platform/logger'
import { globalSingleton } from '@/src/lib/global-singleton'
import { routingPool } from '../store/cache'
import type { Action } from '../types'
import { UsageCounter } from './usage-counter'
import { writeCounts } from './write-counts'

const EVERY_MS = 5_000

/** Writes what was counted since the last time; what cannot be written is kept for the next. */
async function write(tally: UsageCounter): Promise<void> {
  const counts = tally.take()
  try {
    if (counts) await writeCounts(routingPool(), counts)
  } catch (error) {
    if (counts) tally.giveBack(counts)
    logger.warn({ err: error }, 'Uses of redirects and paths not found could not be written; they are kept')
  }
}

/** Writes the last counts while the server closes its connections; where nothing else minds the signal, it then ends the process. */
function writeAtTheEnd(flush: () => Promise<void>): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      const alone = process.listenerCount(signal) === 0
      void flush().finally(() => alone && process.kill(process.pid, signal))
    })
}

/** Starts the timer that writes the counts. */
function start(): UsageCounter {
  const tally = new UsageCounter()
  setInterval(() => void write(tally), EVERY_MS).unref()
  writeAtTheEnd(() => write(tally))
  return tally
}

/** Counts an answer for this process. */
export const countResponse = (action: Action, headers: Headers): void =>
  globalSingleton('tally', start).note(action, headers.get('referer'), new Date().toISOString())
