import { describe, expect, it } from 'vitest'

import { attempt, type MatrixCase } from '@/src/testing/api-matrix/attempt'
import { castCases } from '@/src/testing/api-matrix/cast-cases'
import type { Actor } from '@/src/testing/api-matrix/statuses'

/** Who else there is reaches the same handlers by the other mount. */
const ACTORS = ['anonymous', 'viewer', 'editor', 'admin', 'foreignAdmin'] as const satisfies Actor[]

const cases = castCases(/ \/api\/admin\//)

const adminToken = async ({ row, cast }: MatrixCase): Promise<string> =>
  (await (await cast()).tokenFor('admin', row.endsSession ?? false)) ?? ''

describe('the panel calls an operation with the session cookie', () => {
  const each = cases.flatMap((one) =>
    ACTORS.map((actor) => ({ ...one, actor, status: one.row.statuses[actor] })),
  )
  it.each(each)('$operation answers $actor with $status', async ({ actor, status: expected, ...one }) => {
    const { status, changed, text, response } = await attempt(one, actor, { through: 'panel' })
    expect(status, text).toBe(expected)
    expect(changed).toBe(expected < 400 && (one.row.writes ?? []).length > 0)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('what is no call of the panel is refused', () => {
  it.each(cases)('$operation refuses a page of another origin', async (one) => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    const { status, changed } = await attempt(one, 'admin', { through: 'panel', headers })
    expect([status, changed]).toEqual([403, false])
  })

  it.each(cases)('$operation refuses a token without the cookie', async (one) => {
    const headers = { authorization: `Bearer ${await adminToken(one)}` }
    const { status, changed } = await attempt(one, 'anonymous', { through: 'panel', headers })
    expect([status, changed]).toEqual([401, false])
  })

  it.each(cases)('$operation refuses the cookie under /api/admin', async (one) => {
    const headers = { cookie: `payload-token=${await adminToken(one)}`, 'sec-fetch-site': 'same-origin' }
    const { status, changed } = await attempt(one, 'anonymous', { headers })
    expect([status, changed]).toEqual([401, false])
  })
})
