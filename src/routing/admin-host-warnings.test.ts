import { describe, expect, it } from 'vitest'

import { adminHostWarnings } from './admin-host-warnings'

const warnings = (
  ADMIN_HOSTS: [string, ...string[]],
  domains: string[] = [],
  NODE_ENV: 'production' | 'test' = 'production',
) =>
  adminHostWarnings({ NODE_ENV, ADMIN_HOSTS }, (names) =>
    Promise.resolve(names.filter((name) => domains.includes(name))),
  )

describe('the start of a production server', () => {
  it('warns of a panel on a tenant’s domain', async () => {
    const [only, ...others] = await warnings(['cms.example.com', 'kade.example'], ['kade.example'])
    expect(only).toMatch(/^ADMIN_HOSTS names kade\.example/)
    expect(others).toEqual([])
  })

  it('warns of a panel that nobody can reach from elsewhere', async () => {
    expect(await warnings(['localhost'], ['localhost'])).toEqual([
      'The panel is on localhost only. Set ADMIN_HOSTS to the hostname on which people reach it.',
    ])
  })

  it('has nothing to say of a host of its own, or outside production', async () => {
    expect(await warnings(['cms.example.com'])).toEqual([])
    expect(await warnings(['kade.example'], ['kade.example'], 'test')).toEqual([])
  })
})
