import { globalSingleton } from '@/src/lib/global-singleton'

/** Of the operating system: nobody listens, the line is cut, the host cannot be found or reached. */
const SYSTEM_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]
/** SQLSTATE: connection exceptions (but 08P01: our fault, a message that the server cannot read), the server shutting down or starting up, no connection left. */
const SQL_STATES = /^(?:08(?!P01)\w{3}|57P0[123]|53300)$/
/** What pg and Payload say without a code. */
const MESSAGES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Error: cannot connect to Postgres)/

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '')

/** Whether something failed because Postgres does not answer, as its cause or the cause of that says. */
export function isDatabaseConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  if (SYSTEM_CODES.includes(code) || SQL_STATES.test(code) || MESSAGES.test(error.message)) return true
  // Several addresses of one host were tried.
  const tried: unknown[] = error instanceof AggregateError ? error.errors : []
  return tried.some(isDatabaseConnectionError) || isDatabaseConnectionError(error.cause)
}

const state = () => globalSingleton('database-outage', () => ({ suspected: false }))

/** Whether Postgres did not answer when it was last heard of in this process. Costs nothing to ask. */
export const isDatabaseDown = (): boolean => state().suspected

/** To be told by whoever notices that the database answers, or that it does not. */
export function reportDatabaseStatus(seen: 'answers' | 'out'): void {
  state().suspected = seen === 'out'
}
