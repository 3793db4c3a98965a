import { describe, expect, it } from 'vitest'
import { parseEnv } from './env-schema'

const SERVING = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://gevel:x@127.0.0.1:5432/gevel',
  PAYLOAD_SECRET: 'a'.repeat(64),
} as const

const BUCKET = { S3_BUCKET: 'media', S3_REGION: 'eu', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' }

describe('parseEnv', () => {
  it('names both variables that a production server lacks', () => {
    expect(() => parseEnv({ NODE_ENV: 'production' })).toThrow(
      'Settings: DATABASE_URL is not set; PAYLOAD_SECRET is not set. See .env.example.',
    )
  })

  it('requires neither database nor secret for next build', () => {
    const built = parseEnv({ NODE_ENV: 'production', NEXT_PHASE: 'phase-production-build' })
    expect(built.DATABASE_URL).toContain('.invalid/')
  })

  it('counts an empty variable as unset', () => {
    expect(parseEnv({ ...SERVING, PORT: '', S3_BUCKET: '' })).toMatchObject({ PORT: 3000, S3: null })
  })

  it.each([
    ['PORT', '70000', /PORT /],
    ['PORT', 'abc', /PORT must be a port number/],
    ['DATABASE_URL', 'mysql://x/y', /DATABASE_URL must be a Postgres URL/],
    ['DATABASE_POOL_MAX', '2', /DATABASE_POOL_MAX must be at least 8/],
    ['PAYLOAD_SECRET', 'short', /PAYLOAD_SECRET must have at least 32 characters/],
    ['WORKERS', '0', /WORKERS must be a number of processes, or auto/],
    ['WORKERS', 'many', /WORKERS must be a number of processes, or auto/],
    ['METRICS_PORT', '0', /METRICS_PORT /],
    ['SIGN_OUT_URL', '//elders.example', /SIGN_OUT_URL must be a URL, or a path/],
    ['SIGN_OUT_URL', 'javascript:alert(1)', /SIGN_OUT_URL must be a URL, or a path/],
    ['LOCALE_COOKIE', 'a b', /LOCALE_COOKIE must have letters/],
    ['LOCALE_COOKIE', 'payload-token', /LOCALE_COOKIE is the name of another cookie/],
    ['METRICS_TOKEN', 'short', /METRICS_TOKEN must have at least 32 characters/],
    ['SLOW_REQUEST_MS', '-1', /SLOW_REQUEST_MS /],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', /OTEL_EXPORTER_OTLP_ENDPOINT must be a URL/],
    ['OTEL_TRACES_SAMPLER_ARG', '2', /OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1/],
    ['ADMIN_PASSWORD', 'short', /ADMIN_PASSWORD must have at least 12/],
  ])('rejects %s=%s with the reason', (name, value, message) => {
    expect(() => parseEnv({ ...SERVING, [name]: value })).toThrow(message)
  })

  it('requires the S3 variables together or not at all', () => {
    expect(parseEnv({ ...SERVING, ...BUCKET }).S3).toMatchObject({ bucket: 'media', forcePathStyle: false })
    expect(() => parseEnv({ ...SERVING, S3_BUCKET: 'media' })).toThrow(/S3_REGION is not set .*go together/)
  })

  it('needs what the configured CDN needs, and knows where its purge API is', () => {
    expect(() => parseEnv({ ...SERVING, CDN_PURGE: 'varnish' })).toThrow(
      /CDN_PURGE_TOKEN is not set.*CDN_PURGE_URLS is not set/,
    )
    expect(() => parseEnv({ ...SERVING, CDN_PURGE: 'fastly', CDN_PURGE_TOKEN: 't' })).toThrow(
      /CDN_PURGE_ZONE/,
    )
    const cloudflare = { CDN_PURGE: 'cloudflare', CDN_PURGE_TOKEN: 't', CDN_PURGE_ZONE: 'z' }
    expect(parseEnv({ ...SERVING, ...cloudflare }).CDN).toEqual({
      kind: 'cloudflare',
      urls: ['https://api.cloudflare.com'],
      token: 't',
      zone: 'z',
    })
  })

  it('reads lists of URLs', () => {
    const DATABASE_REPLICA_URLS = 'postgres://a/gevel, postgres://b/gevel'
    const { DATABASE_REPLICA_URLS: replicas } = parseEnv({ ...SERVING, DATABASE_REPLICA_URLS })
    expect(replicas).toEqual(['postgres://a/gevel', 'postgres://b/gevel'])
    expect(() => parseEnv({ ...SERVING, DATABASE_REPLICA_URLS: 'postgres://a/gevel,b' })).toThrow(
      /DATABASE_REPLICA_URLS must be a Postgres URL/,
    )
  })

  it('requires the mail variables together or not at all', () => {
    const url = 'smtp://mail.test:1025'
    expect(parseEnv({ ...SERVING, SMTP_URL: url, SMTP_FROM: 'a@b.nl' }).SMTP).toEqual({ url, from: 'a@b.nl' })
    expect(() => parseEnv({ ...SERVING, SMTP_URL: url })).toThrow(/SMTP_FROM is not set/)
  })

  it('requires a token for metrics on an address that is not loopback', () => {
    const open = { ...SERVING, METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }
    expect(() => parseEnv(open)).toThrow(/METRICS_TOKEN is not set .*not a loopback address/)
    expect(parseEnv({ ...open, METRICS_TOKEN: 'a'.repeat(32) }).METRICS_HOST).toBe('0.0.0.0')
    expect(parseEnv({ ...open, METRICS_HOST: '127.0.0.1' }).METRICS_HOST).toBe('127.0.0.1')
  })

  it('configures tracing by the endpoint alone', () => {
    expect(parseEnv(SERVING).TRACING).toBeNull()
    const endpoint = 'http://127.0.0.1:4318'
    expect(parseEnv({ ...SERVING, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }).TRACING).toEqual({
      endpoint,
      serviceName: 'gevel',
      ratio: 1,
    })
  })

  it('divides the connections to Postgres among the workers, of which development has one', () => {
    const workers = { ...SERVING, WORKERS: '3', DATABASE_POOL_MAX: '20' }
    expect(parseEnv(workers)).toMatchObject({ WORKERS: 3, DATABASE_POOL_MAX: 8 })
    expect(parseEnv({ ...workers, DATABASE_POOL_MAX: '30' }).DATABASE_POOL_MAX).toBe(10)
    expect(parseEnv({ ...workers, NODE_ENV: 'development' })).toMatchObject({
      WORKERS: 1,
      DATABASE_POOL_MAX: 20,
    })
    expect(parseEnv({ ...SERVING, WORKERS: 'auto' }).WORKERS).toBeGreaterThanOrEqual(1)
    expect(parseEnv(SERVING).WORKERS).toBe(1)
  })

  it('puts media into the data folder, as an absolute path', () => {
    expect(parseEnv({ ...SERVING, DATA_DIR: '/srv/gevel' }).MEDIA_DIR).toBe('/srv/gevel/media')
  })

  it('never includes a secret in its message', () => {
    expect(() => parseEnv({ ...SERVING, PAYLOAD_SECRET: 'hunter2' })).not.toThrow(/hunter2/)
  })
})
