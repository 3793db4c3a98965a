/**
 * Defect: each run of a cron of the job queue logs its error, so that an outage of the database fills the log: six lines
 * with a stack trace a minute.
 * Seen in: payload 3.90.1
 * Upstream: not reported yet
 * Remove when: cron-errors.int.test.ts "Payload logs the error of every run" fails
 */
import type { Payload } from 'payload'

/** Calls `report` with the errors of the crons that run in this process, instead of logging each. */
export function handleCronErrors({ crons }: Payload, report: (error: unknown) => void): void {
  for (const cron of crons) cron.options.catch = report
}
