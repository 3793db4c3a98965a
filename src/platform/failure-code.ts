/** Where errors keep a code: Postgres and Node.js, the reply of a mail server, the status of an HTTP response. */
const CODES = ['code', 'responseCode', 'status'] as const

const isCode = (value: unknown): value is number | string =>
  typeof value === 'number' || (typeof value === 'string' && /^[A-Z\d_]{1,40}$/.test(value))

/** The name of an error and its codes, or those of its cause: `Error EENVELOPE 550`. Unlike its message, they hold no values. */
export function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return 'Error'
  const codes = CODES.map((name) => (error as unknown as Record<string, unknown>)[name]).filter(isCode)
  if (codes.length === 0 && error.cause instanceof Error) return failureCode(error.cause)
  return [error.name, ...codes].join(' ')
}

/** Whether a text may be what `failureCode` returned. */
export const isFailureCode = (text: unknown): text is string =>
  typeof text === 'string' && /^[A-Za-z]{1,60}(?: [A-Z\d_]{1,40}){0,3}$/.test(text)
