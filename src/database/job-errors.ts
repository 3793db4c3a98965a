import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { DatabaseAdapterObj } from 'payload'

import { isRecord } from '@/src/lib/is-record'
import { isFailureCode } from '@/src/platform/failure-code'

/** An error without what its message and stack say of people: a statement that failed repeats all its values. */
function withoutValues(error: unknown): unknown {
  if (!isRecord(error)) return error
  const { cancelled, message } = error
  return { message: isFailureCode(message) ? message : 'Error', ...(cancelled === true && { cancelled }) }
}

/** What Payload adds to the log of a job, or sets. */
function cleanLog(log: unknown): unknown {
  if (!isRecord(log) || !isRecord(log.$push)) return log
  return { $push: { ...log.$push, error: withoutValues(log.$push.error) } }
}

/** Stores no more of the error of a job than its code. The log of the server has the rest. */
export const withErrorCodesOfJobs = (
  adapter: DatabaseAdapterObj<PostgresAdapter>,
): DatabaseAdapterObj<PostgresAdapter> => ({
  ...adapter,
  init: (args) => {
    const db = adapter.init(args)
    const { updateJobs } = db
    db.updateJobs = (update) => {
      const { error, log, ...data } = update.data
      const cleaned = {
        ...data,
        ...('error' in update.data && { error: withoutValues(error) }),
        ...('log' in update.data && { log: cleanLog(log) }),
      }
      return updateJobs.call(db, { ...update, data: cleaned })
    }
    return db
  },
})
