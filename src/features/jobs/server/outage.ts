import { globalSingleton } from '@/src/lib/global-singleton'
import { isDatabaseConnectionError } from '@/src/platform/database/outage'
import { logger } from '@/src/platform/logger'

const outage = () => globalSingleton('job-outage', () => ({ reported: false }))

/** Logs an error of the job queue; while the database cannot be reached, only the first one. */
export function reportQueueError(error: unknown): void {
  if (!isDatabaseConnectionError(error)) {
    logger.error({ err: error }, 'The job queue failed')
    return
  }
  if (outage().reported) return
  outage().reported = true
  logger.error({ err: error }, 'Jobs wait: the database cannot be reached')
}

/** Logs that an outage is over, if one was reported. */
export function reportQueueRuns(): void {
  if (!outage().reported) return
  outage().reported = false
  logger.info('Jobs run again: the database can be reached')
}
