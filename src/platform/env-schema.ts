import { availableParallelism } from 'node:os'
import path from 'node:path'
import { z } from 'zod'

import { LOCALE_COOKIE } from '@/src/lib/constants'
import { PASSWORD_CHARACTERS } from '@/src/lib/password'
import { cdnKind, missingOfCdn, toCdn } from './cdn-settings'
import { cookieName } from './cookie-name'
import { dnsServer } from './dns-server'
import { llmProblems, llmShape, toLlm } from './llm-settings'
import { S3_VARIABLES, s3Shape, toS3 } from './s3-settings'
import { OIDC_VARIABLES, oidcProblems, oidcShape, toOidc } from './oidc-settings'

/** The message names every invalid variable and what to set. */
export class EnvError extends Error {
  override readonly name = 'EnvError'
}

/** Placeholders for processes that neither connect nor sign: `next build`, code generation, unit tests. */
const OFFLINE = {
  DATABASE_URL: 'postgres://database-url-is-not-set.invalid/gevel',
  PAYLOAD_SECRET: 'only-for-builds-and-tests-never-for-serving',
}

/** Addresses that only this machine can reach. */
const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|::1|localhost)$/

/** Of these, transactions use five (`slotsOf`); the rest is for what runs beside them. */
const SMALLEST_POOL = 8

const SMTP_VARIABLES = ['SMTP_URL', 'SMTP_FROM'] as const

const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be a Postgres URL: postgres://user:password@host:5432/database',
})
const httpUrl = z.url({
  protocol: /^https?$/,
  error: 'must be a URL that begins with http:// or https://',
})
const port = z.coerce.number('must be a port number').int('must be a whole number').min(1).max(65535)
const toList = (text: string): string[] => text.split(',').map((part) => part.trim())
/** As the Host header names it, without a port. */
const hostname = z
  .string()
  .toLowerCase()
  .regex(
    /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/,
    'must be hostnames such as cms.example.com, without scheme or port',
  )
const urlOrPath = z.union([httpUrl, z.string().regex(/^\/(?![/\\])/)], {
  error: 'must be a URL, or a path that begins with /',
})
const perMinute = z.coerce.number('must be a number of calls').int().min(1).optional()

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  DATABASE_URL: postgresUrl,
  DATABASE_POOL_MAX: z.coerce
    .number()
    .int()
    .min(SMALLEST_POOL, 'must be at least 8: transactions use only a part of the connections')
    .default(20),
  DATABASE_TIMEOUT_MS: z.coerce.number('must be a number of milliseconds').int().min(100).default(5000),
  PAYLOAD_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters, for example from: openssl rand -hex 32'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  ADMIN_HOSTS: z
    .string()
    .default('localhost')
    .transform(toList)
    .pipe(z.tuple([hostname], hostname)),
  TRUST_PROXY: z.coerce.number('must be a number of proxies').int().min(0).max(10).default(0),
  FRONT_CACHE_MB: z.coerce.number('must be a number of megabytes').int().min(0).default(64),
  EARLY_HINTS: z.stringbool('must be true or false').default(false),
  DATA_DIR: z.string().default('.data'),
  WORKERS: z
    .string()
    .regex(/^(?:auto|[1-9]\d{0,2})$/, 'must be a number of processes, or auto')
    .default('1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  LOG_FORMAT: z.enum(['json', 'pretty']).optional(),
  SLOW_REQUEST_MS: z.coerce.number('must be a number of milliseconds').int().min(0).default(2000),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_TOKEN: z
    .string()
    .min(32, 'must have at least 32 characters, for example from: openssl rand -hex 32')
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_SERVICE_NAME: z.string().default('gevel'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('must be a number from 0 to 1')
    .min(0, 'must be a number from 0 to 1')
    .max(1, 'must be a number from 0 to 1')
    .default(1),
  ...s3Shape,
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be smtp://user:password@host:587' }).optional(),
  SMTP_FROM: z.email('must be an e-mail address').optional(),
  API_CALLS_PER_MINUTE: perMinute,
  API_WRITES_PER_MINUTE: perMinute,
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be redis://host:6379' }).optional(),
  DATABASE_REPLICA_URLS: z.string().transform(toList).pipe(z.array(postgresUrl)).default([]),
  CDN_PURGE: cdnKind.optional(),
  CDN_PURGE_URLS: z.string().transform(toList).pipe(z.array(httpUrl)).optional(),
  CDN_PURGE_TOKEN: z.string().min(1).optional(),
  CDN_PURGE_ZONE: z.string().min(1).optional(),
  DNS_SERVERS: z.string().transform(toList).pipe(z.array(dnsServer)).optional(),
  REQUIRE_SECOND_FACTOR: z.stringbool('must be true or false').default(false),
  SIGN_OUT_URL: urlOrPath.optional(),
  LOCALE_COOKIE: cookieName.default(LOCALE_COOKIE.name),
  ...oidcShape,
  ...llmShape,
  TLS_ASK_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(PASSWORD_CHARACTERS, `must have at least ${PASSWORD_CHARACTERS} characters`)
    .optional(),
})

type Raw = z.output<typeof schema>

/** `from` is the sender address of all mail. */
export type SmtpSettings = { url: string; from: string }

/** The missing variables of a group that must be set together; empty if none is set. */
function missingOfGroup(raw: Partial<Record<string, unknown>>, names: readonly string[]): string[] {
  const missing = names.filter((name) => raw[name] === undefined)
  return missing.length === names.length ? [] : missing
}

/** Development has one process, which reloads what changes. The workers share the connections to Postgres and the front cache. */
function toWorkers({ WORKERS, NODE_ENV, DATABASE_POOL_MAX, FRONT_CACHE_MB }: Raw) {
  const wanted = WORKERS === 'auto' ? availableParallelism() : Number(WORKERS)
  const workers = NODE_ENV === 'production' ? wanted : 1
  return {
    WORKERS: workers,
    DATABASE_POOL_MAX: Math.max(SMALLEST_POOL, Math.floor(DATABASE_POOL_MAX / workers)),
    FRONT_CACHE_MB: Math.floor(FRONT_CACHE_MB / workers),
  }
}

/** On another address than loopback, anybody on the network could read the metrics. */
const metricsProblems = ({ METRICS_HOST, METRICS_TOKEN }: Partial<Record<string, unknown>>): string[] =>
  METRICS_TOKEN === undefined && typeof METRICS_HOST === 'string' && !LOOPBACK.test(METRICS_HOST)
    ? ['METRICS_TOKEN is not set (METRICS_HOST is not a loopback address)']
    : []

const toSmtp = ({ SMTP_URL: url, SMTP_FROM: from }: Raw): SmtpSettings | null =>
  url && from ? { url, from } : null

function toEnv(raw: Raw) {
  const dataDir = path.resolve(/* turbopackIgnore: true */ process.cwd(), raw.DATA_DIR)
  return {
    NODE_ENV: raw.NODE_ENV,
    DATABASE_URL: raw.DATABASE_URL,
    DATABASE_TIMEOUT_MS: raw.DATABASE_TIMEOUT_MS,
    ...toWorkers(raw),
    PAYLOAD_SECRET: raw.PAYLOAD_SECRET,
    HOST: raw.HOST,
    PORT: raw.PORT,
    ADMIN_HOSTS: raw.ADMIN_HOSTS,
    TRUST_PROXY: raw.TRUST_PROXY,
    EARLY_HINTS: raw.EARLY_HINTS,
    DATA_DIR: dataDir,
    MEDIA_DIR: path.join(dataDir, 'media'),
    LOG_LEVEL: raw.LOG_LEVEL ?? (raw.NODE_ENV === 'test' ? 'warn' : 'info'),
    LOG_FORMAT: raw.LOG_FORMAT ?? (raw.NODE_ENV === 'production' ? 'json' : 'pretty'),
    SLOW_REQUEST_MS: raw.SLOW_REQUEST_MS,
    METRICS_PORT: raw.METRICS_PORT,
    METRICS_HOST: raw.METRICS_HOST,
    METRICS_TOKEN: raw.METRICS_TOKEN,
    TRACING: raw.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: raw.OTEL_EXPORTER_OTLP_ENDPOINT,
          serviceName: raw.OTEL_SERVICE_NAME,
          ratio: raw.OTEL_TRACES_SAMPLER_ARG,
        }
      : null,
    REDIS_URL: raw.REDIS_URL,
    API_CALLS_PER_MINUTE: raw.API_CALLS_PER_MINUTE,
    API_WRITES_PER_MINUTE: raw.API_WRITES_PER_MINUTE,
    ADMIN_EMAIL: raw.ADMIN_EMAIL,
    ADMIN_PASSWORD: raw.ADMIN_PASSWORD,
    DATABASE_REPLICA_URLS: raw.DATABASE_REPLICA_URLS,
    REQUIRE_SECOND_FACTOR: raw.REQUIRE_SECOND_FACTOR,
    SIGN_OUT_URL: raw.SIGN_OUT_URL,
    LOCALE_COOKIE: raw.LOCALE_COOKIE,
    TLS_ASK_TOKEN: raw.TLS_ASK_TOKEN,
    DNS_SERVERS: raw.DNS_SERVERS,
    OIDC: toOidc(raw),
    LLM: toLlm(raw),
    CDN: toCdn(raw),
    S3: toS3(raw),
    SMTP: toSmtp(raw),
  }
}

/** `S3`, `SMTP`, `OIDC`, `LLM` and `TRACING` are null when not configured; `DATABASE_POOL_MAX` and
 * `FRONT_CACHE_MB` are those of one of the `WORKERS`; folders are absolute paths. */
export type Env = ReturnType<typeof toEnv>

/**
 * Parses and validates environment variables; empty ones count as unset.
 * Only a production server requires DATABASE_URL and PAYLOAD_SECRET; other processes get placeholders.
 * @throws {EnvError}
 */
export function parseEnv(source: NodeJS.ProcessEnv): Env {
  const variables = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const serving = variables.NODE_ENV === 'production' && variables.NEXT_PHASE !== 'phase-production-build'
  const { data, error } = schema.safeParse(serving ? variables : { ...OFFLINE, ...variables })
  const problems = [
    ...(error?.issues ?? []).map(({ path: [name], message }) =>
      variables[String(name)] === undefined ? `${String(name)} is not set` : `${String(name)} ${message}`,
    ),
    ...[S3_VARIABLES, SMTP_VARIABLES, OIDC_VARIABLES].flatMap((group) =>
      missingOfGroup(variables, group).map((name) => `${name} is not set (${group.join(', ')} go together)`),
    ),
    ...missingOfCdn(variables).map((name) => `${name} is not set, which CDN_PURGE requires`),
    ...oidcProblems(variables),
    ...llmProblems(variables),
    ...metricsProblems(variables),
  ]
  if (!data || problems.length > 0) throw new EnvError(`Settings: ${problems.join('; ')}. See .env.example.`)
  return toEnv(data)
}
