import { describe, expect, it } from 'vitest'

import { route } from './route'
import { validatePage } from './route-validation'
import { buildRequest, buildSite, memoryStore } from './testing/memory-store'
import type { PageAction } from './types'

const site = buildSite({ hostname: 'kade.test' })
const page = (routeKey: string | null, path: string): PageAction => ({
  type: 'page',
  reason: 'pageUrl',
  site,
  locale: 'nl',
  path,
  page: { kind: 'page', id: 'p', routeKey, source: 'pageUrl' },
  view: { type: 'whole' },
})
const TOKEN = 'a'.repeat(40)

describe('validatePage', () => {
  it.each([
    ['auth-verify', `?token=${TOKEN}`],
    ['auth-verify', ''],
    ['auth-reset-password', `?token=${TOKEN}&utm=x`],
    ['contact', '?token=<script>'],
    [null, '?token='],
  ])('returns the page if its route has no validator or that returns true: %s%s', (key, search) => {
    const action = page(key, '/x')
    expect(validatePage(action, search)).toBe(action)
  })

  it.each([
    '?token=',
    '?token=short',
    '?token=<script>alert(1)</script>',
    `?token=${TOKEN}%00`,
    `?token=${TOKEN}&token=${TOKEN}`,
    `?token=${'a'.repeat(201)}`,
  ])('returns an error for any other result: %s', (search) => {
    for (const key of ['auth-verify', 'auth-reset-password'])
      expect(validatePage(page(key, '/x'), search)).toMatchObject({ type: 'badRequest', reason: 'notValid' })
  })

  it('returns "not found" for a validator that returns 404', () => {
    const strict = new Map([['contact', () => 404 as const]])
    expect(validatePage(page('contact', '/contact'), '', strict)).toMatchObject({
      type: 'notFound',
      reason: 'notValid',
      locale: 'nl',
    })
  })

  it('finds the validator by path if the page has no route key', () => {
    expect(validatePage(page(null, '/auth/verify'), '?token=x')).toMatchObject({ type: 'badRequest' })
  })

  it('runs when a request is routed', async () => {
    const store = memoryStore([{ site, pages: { nl: { '/auth/verify': 'p' } } }])
    const ask = (search: string) =>
      route(buildRequest({ host: 'kade.test', rawPath: '/auth/verify', search }), store)
    expect(await ask(`?token=${TOKEN}`)).toMatchObject({ type: 'page' })
    expect(await ask('?token=%3Cscript%3E')).toMatchObject({ type: 'badRequest', reason: 'notValid' })
  })
})
