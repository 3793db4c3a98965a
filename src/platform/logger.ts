import { pino, type DestinationStream, type Logger } from 'pino'
import pretty from 'pino-pretty'
import { isRecord } from '@/src/lib/is-record'
import { env } from './env'
import { errorForLog } from './error-for-log'

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

/** Matches each key at the top level and up to two levels deep (`req.headers.cookie`). */
const redactedPaths = SECRET_KEYS.flatMap((key) => {
  const part = key.startsWith('"') ? `[${key}]` : `.${key}`
  return [part.replace(/^\./, ''), `*${part}`, `*.*${part}`]
})

/** Payload logs jobs whole, with what they are about. */
const jobForLog = (job: unknown): unknown => (isRecord(job) ? job.id : job)

/**
 * Logs one JSON object per line with ISO times, level names and redacted secrets.
 * @param destination default: standard output, human-readable if LOG_FORMAT is `pretty`
 */
export function createLogger(destination?: DestinationStream): Logger {
  const readable = env.LOG_FORMAT === 'pretty' ? pretty({ ignore: 'pid,hostname', sync: true }) : undefined
  return pino(
    {
      level: env.LOG_LEVEL,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: errorForLog, error: errorForLog, job: jobForLog },
      redact: { paths: redactedPaths, censor: '[redacted]' },
    },
    destination ?? readable,
  )
}

/** Also the logger of Payload. */
export const logger = createLogger()

export function requestLogger(requestId: string): Logger {
  return logger.child({ requestId })
}
