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
    ['DATABASE_POOL_MAX', '2', /DATABASE_POOL_MAX must be at least 5/],
    ['PAYLOAD_SECRET', 'short', /PAYLOAD_SECRET must have at least 32 characters/],
    ['ADMIN_PASSWORD', 'short', /ADMIN_PASSWORD must have at least 12/],
  ])('rejects %s=%s with the reason', (name, value, message) => {
    expect(() => parseEnv({ ...SERVING, [name]: value })).toThrow(message)
  })

  it('requires the S3 variables together or not at all', () => {
    expect(parseEnv({ ...SERVING, ...BUCKET }).S3).toMatchObject({ bucket: 'media', forcePathStyle: false })
    expect(() => parseEnv({ ...SERVING, S3_BUCKET: 'media' })).toThrow(/S3_REGION is not set .*go together/)
  })

  it('requires the mail variables together or not at all', () => {
    const url = 'smtp://mail.test:1025'
    expect(parseEnv({ ...SERVING, SMTP_URL: url, SMTP_FROM: 'a@b.nl' }).SMTP).toEqual({ url, from: 'a@b.nl' })
    expect(() => parseEnv({ ...SERVING, SMTP_URL: url })).toThrow(/SMTP_FROM is not set/)
  })

  it('puts media into the data folder, as an absolute path', () => {
    expect(parseEnv({ ...SERVING, DATA_DIR: '/srv/gevel' }).MEDIA_DIR).toBe('/srv/gevel/media')
  })

  it('never includes a secret in its message', () => {
    expect(() => parseEnv({ ...SERVING, PAYLOAD_SECRET: 'hunter2' })).not.toThrow(/hunter2/)
  })
})
