import { describe, expect, it } from 'vitest'

import { attempt, type MatrixCase } from '@/src/testing/api-matrix/attempt'
import { castCases } from '@/src/testing/api-matrix/cast-cases'
import type { Actor } from '@/src/testing/api-matrix/statuses'

/**
 * The handlers are those of `/api/admin`, whose matrix tries every actor; here the session cookie is what is new. So every
 * operation is tried by one actor, and the resources that the panel's own screens write by all of them.
 */
const ACTORS = ['anonymous', 'viewer', 'editor', 'admin', 'foreignAdmin'] as const satisfies Actor[]
const OF_SCREENS = / \/api\/admin\/(redirects|templates|users)/
const actorsFor = (operation: string): readonly Actor[] => (OF_SCREENS.test(operation) ? ACTORS : ['editor'])

const cases = castCases(/ \/api\/admin\//)

const adminToken = async ({ row, cast }: MatrixCase): Promise<string> =>
  (await (await cast()).tokenFor('admin', row.endsSession ?? false)) ?? ''

describe('a panel request with the session cookie', () => {
  const each = cases.flatMap((one) =>
    actorsFor(one.operation).map((actor) => ({ ...one, actor, status: one.row.statuses[actor] })),
  )
  it.each(each)('$operation responds to $actor with $status', async ({ actor, status: expected, ...one }) => {
    const { status, changed, text, response } = await attempt(one, actor, { through: 'panel' })
    expect(status, text).toBe(expected)
    expect(changed).toBe(expected < 400 && (one.row.writes ?? []).length > 0)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('a request that is not the panel’s own', () => {
  it.each(cases)('is rejected by $operation', async (one) => {
    const crossSite = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    const fromElsewhere = await attempt(one, 'admin', { through: 'panel', headers: crossSite })
    expect([fromElsewhere.status, fromElsewhere.changed]).toEqual([403, false])

    const authorization = `Bearer ${await adminToken(one)}`
    const tokenOnly = await attempt(one, 'anonymous', { through: 'panel', headers: { authorization } })
    expect([tokenOnly.status, tokenOnly.changed]).toEqual([401, false])

    const cookie = `payload-token=${await adminToken(one)}`
    const headers = { cookie, 'sec-fetch-site': 'same-origin' }
    const cookieOnApi = await attempt(one, 'anonymous', { headers })
    expect([cookieOnApi.status, cookieOnApi.changed]).toEqual([401, false])
  })
})
