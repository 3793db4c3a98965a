import { setTimeout as delay } from 'node:timers/promises'

import { globalSingleton } from '@/src/lib/global-singleton'
import { workerSession } from '@/src/platform/database/worker-session'
import { logger } from '@/src/platform/logger'
import { startJobs } from '@/src/platform/payload'
import { enableWorker } from './leadership'

const RETRY_MS = 1000

/** A process may start before its database does, and Payload ends a process that cannot connect. */
async function untilDatabaseAnswers(): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await workerSession()
      return
    } catch (error) {
      if (attempt === 1) logger.error({ err: error }, 'Jobs wait: the database cannot be reached')
      await delay(RETRY_MS)
    }
  }
}

async function start(): Promise<void> {
  try {
    await untilDatabaseAnswers()
    enableWorker()
    await startJobs()
  } catch (error) {
    logger.error({ err: error }, 'The job worker did not start')
  }
}

/** Runs the job queue in this process, for as long as it lives. Does not wait for the database. */
export const startWorker = (): void => void globalSingleton('job-worker', start)
