import { describe, expect, it } from 'vitest'

import { migrations } from '@/migrations'
import { createApi } from '@/src/api'
import { payloadInstance } from '@/src/platform/payload'
import { call } from '@/src/testing/api'
import { problem } from '@/src/api/core/schemas'

const names = migrations.map(({ name }) => name)

describe('GET /api/health/live', () => {
  it('needs no database', async () => {
    const api = createApi({ payload: () => Promise.reject(new Error('no database')), migrations: [] })
    expect((await api.request('/api/health/live')).status).toBe(200)
  })
})

describe('GET /api/health/ready', () => {
  it('is 200 when database, migrations and storage are available', async () => {
    const response = await call('/api/health/ready')
    expect(await response.json()).toEqual({
      data: { status: 'ok', checks: { database: 'ok', migrations: 'ok', storage: 'ok' } },
    })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  it.each([
    [
      'the database does not answer',
      createApi({ payload: () => Promise.reject(new Error('password of db: hunter2')), migrations: names }),
      { database: 'failed', migrations: 'failed', storage: 'ok' },
    ],
    [
      'a migration of this build has not run',
      createApi({ payload: payloadInstance, migrations: [...names, '20990101_000001_next'] }),
      { database: 'ok', migrations: 'failed', storage: 'ok' },
    ],
  ])('is 503 and names the check when %s, and only logs the reason', async (_, api, checks) => {
    const response = await api.request('/api/health/ready')
    expect(response.status).toBe(503)
    const body = problem.parse(await response.json())
    expect(body.checks).toEqual(checks)
    expect(JSON.stringify(body)).not.toMatch(/hunter2|20990101/)
  })
})
