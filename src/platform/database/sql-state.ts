/** SQLSTATEs that valid input can cause: a conflict with another document or another write. */
const CONFLICTS: readonly string[] = ['23503', '23505', '23P01', '40001', '40P01']

/** SQLSTATEs of values that a column or an index cannot store, for their form or their size: the input is wrong, not our code. */
const DATA_EXCEPTION = /^(?:22|54)[0-9A-Z]{3}$/

/** The SQLSTATE of an error, or of the first in its chain of causes with a code; null without one. */
export function sqlStateOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if ('code' in error) return typeof error.code === 'string' ? error.code : null
  return sqlStateOf(error.cause)
}

/** Whether the write met another one, or a document that another document needs. */
export const isConflict = (state: string | null): boolean => state !== null && CONFLICTS.includes(state)

/** Whether Postgres could not read or store a value. */
export const isDataException = (state: string | null): boolean => state !== null && DATA_EXCEPTION.test(state)

/** The database is read-only, or its disk or memory is full. */
const CANNOT_WRITE = /^(?:25006|53[0-9A-Z]{3})$/

export const cannotWrite = (state: string | null): boolean => state !== null && CANNOT_WRITE.test(state)
