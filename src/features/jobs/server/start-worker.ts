import { setTimeout as delay } from 'node:timers/promises'

import { globalSingleton } from '@/src/lib/global-singleton'
import { withStatementLimit } from '@/src/platform/database/limited-client'
import { workerSession } from '@/src/platform/database/worker-session'
import { logger } from '@/src/platform/logger'
import { startJobs } from '@/src/platform/payload'
import { handleCronErrors } from '@/src/upstream/payload/jobs/cron-errors'
import { enableWorker } from './leadership'
import { reportQueueError, reportQueueRuns } from './outage'
import { reportQueue } from './report-queue'

const RETRY_MS = 1000
/** Nobody waits for a job: pruning a large table takes a while. */
const STATEMENT_LIMIT_MS = 600_000

/** A process may start before its database does, and Payload ends a process that cannot connect. */
async function untilDatabaseAnswers(): Promise<void> {
  for (;;) {
    try {
      await workerSession()
      reportQueueRuns()
      return
    } catch (error) {
      reportQueueError(error)
      await delay(RETRY_MS)
    }
  }
}

async function start(): Promise<void> {
  try {
    await untilDatabaseAnswers()
    enableWorker()
    const payload = await withStatementLimit(STATEMENT_LIMIT_MS, startJobs)
    handleCronErrors(payload, reportQueueError)
    reportQueue(payload)
  } catch (error) {
    logger.error({ err: error }, 'The job worker did not start')
  }
}

/** Runs the job queue in this process, for as long as it lives. Does not wait for the database. */
export const startWorker = (): void => void globalSingleton('job-worker', start)
