import { describe, expect, it } from 'vitest'

import { mayUsePassword } from './password-sign-in'

const member = { tenants: [{ tenant: 'kade', role: 'admin' as const }] }
const superAdmin = { platformRole: 'superAdmin' as const }

describe('signing in with a password', () => {
  it('is possible for everybody by default', () => {
    expect([{}, member, superAdmin].map((account) => mayUsePassword(account, false))).toEqual([
      true,
      true,
      true,
    ])
  })

  it('is not possible for people with a role where only single sign-on is allowed', () => {
    expect([member, superAdmin].map((account) => mayUsePassword(account, true))).toEqual([false, false])
  })

  it('stays possible for visitors’ accounts and for a super admin whose password was set on the server', () => {
    expect(mayUsePassword({ tenants: [] }, true)).toBe(true)
    expect(mayUsePassword({ ...superAdmin, breakGlass: true }, true)).toBe(true)
    expect(mayUsePassword({ ...member, breakGlass: true }, true)).toBe(false)
  })
})
