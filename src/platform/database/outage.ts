import { globalSingleton } from '@/src/lib/global-singleton'

/** Errors of the operating system: refused or broken connections, unknown or unreachable hosts. */
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
/** SQLSTATE: connection exceptions (except 08P01, a protocol violation by the client), shutdown, startup, too many connections. */
const SQL_STATES = /^(?:08(?!P01)\w{3}|57P0[123]|53300)$/
/** Errors of pg and Payload without a code. */
const MESSAGES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired$|Query read timeout|Client has encountered a connection error|Error: cannot connect to Postgres)/

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '')

/** Whether the error, or one in its chain of causes, is a lost or refused connection to Postgres. */
export function isDatabaseConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  if (SYSTEM_CODES.includes(code) || SQL_STATES.test(code) || MESSAGES.test(error.message)) return true
  // Node tries every address of a host.
  const attempts: unknown[] = error instanceof AggregateError ? error.errors : []
  return attempts.some(isDatabaseConnectionError) || isDatabaseConnectionError(error.cause)
}

const state = () => globalSingleton('database-outage', () => ({ down: false }))

/** The last reported status, without a query. */
export const isDatabaseDown = (): boolean => state().down

export function reportDatabaseStatus(status: 'up' | 'down'): void {
  state().down = status === 'down'
}
