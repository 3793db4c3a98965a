/** Which of an error’s properties are logged: none of them can contain what somebody typed. */
const KEPT = ['code', 'status', 'severity', 'table', 'column', 'constraint', 'routine', 'syscall', 'errno']

/** Where drizzle and Payload put the values of a statement in its message. */
const PARAMETERS = /\nparams:[^]*$/
const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
/** The credentials, query and fragment of a URL. */
const URL_SECRETS = /\b([a-z]+:\/\/)(?:[^\s/@]+@)?([^\s?#]*)(?:[?#]\S*)?/g
/** Values that Postgres quotes in messages about the format of data (SQLSTATE class 22). */
const QUOTED = /"[^]*"/g

export type Described = {
  type: string
  message: string
  stack?: string
  cause?: unknown
  [key: string]: unknown
}

const isOfData = (code: unknown): boolean => typeof code === 'string' && /^22[\dA-Z]{3}$/.test(code)

function cleanMessage(message: string, code: unknown): string {
  const text = message
    .replace(PARAMETERS, '')
    .replaceAll(URL_SECRETS, '$1$2')
    .replaceAll(ADDRESS, '[address]')
  return isOfData(code) ? text.replaceAll(QUOTED, '"…"') : text
}

/** The frames of a stack; they come after the message, which may itself contain lines. */
function framesOf({ stack = '', message }: Error): string {
  const end = stack.indexOf(message)
  const rest = end === -1 ? '' : stack.slice(end + message.length)
  return rest
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}

/**
 * What the log holds of an error: its kind, message and stack, and those of its causes. Values of statements, e-mail
 * addresses, and queries of URLs are left out: logs are kept elsewhere and longer than the data.
 */
export function describeError(error: Error): Described {
  const properties = error as unknown as Record<string, unknown>
  const message = cleanMessage(error.message, properties.code)
  const kept: Record<string, unknown> = {}
  for (const key of KEPT) if (properties[key] !== undefined) kept[key] = properties[key]
  const frames = framesOf(error)
  const described: Described = {
    type: error.constructor.name,
    message,
    stack: `${error.name}: ${message}${frames && `\n${frames}`}`,
    ...kept,
  }
  if (error instanceof AggregateError) described.errors = error.errors.map(errorForLog)
  return error.cause === undefined ? described : { ...described, cause: errorForLog(error.cause) }
}

/** As `describeError`, of anything that was thrown. */
export function errorForLog(error: unknown): unknown {
  if (error instanceof Error) return describeError(error)
  return typeof error === 'string' ? cleanMessage(error, null) : error
}
