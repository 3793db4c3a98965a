import { pino, type DestinationStream, type Logger } from 'pino'
import pretty from 'pino-pretty'
import { env } from './env'

const SECRET_KEYS = [
  'authorization',
  'cookie',
  '"set-cookie"',
  'password',
  'token',
  'secret',
  'apiKey',
  'DATABASE_URL',
  'PAYLOAD_SECRET',
]

/** A secret is hidden on its own, in an object, and in an object of an object (`req.headers.cookie`). */
const redactedPaths = SECRET_KEYS.flatMap((key) => {
  const part = key.startsWith('"') ? `[${key}]` : `.${key}`
  return [part.replace(/^\./, ''), `*${part}`, `*.*${part}`]
})

/**
 * Builds a logger: one JSON object a line, ISO times, level names, secrets replaced by `[redacted]`.
 * @param destination where the lines go; standard output, made readable when LOG_FORMAT is `pretty`, when left out
 */
export function createLogger(destination?: DestinationStream): Logger {
  const readable = env.LOG_FORMAT === 'pretty' ? pretty({ ignore: 'pid,hostname', sync: true }) : undefined
  return pino(
    {
      level: env.LOG_LEVEL,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: redactedPaths, censor: '[redacted]' },
    },
    destination ?? readable,
  )
}

/** The process's logger. Payload takes it as it is: `buildConfig({ logger, … })`. */
export const logger = createLogger()

/** A logger whose every line carries the id of the request it belongs to. */
export function requestLogger(requestId: string): Logger {
  return logger.child({ requestId })
}
