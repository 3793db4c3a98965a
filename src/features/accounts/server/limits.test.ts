import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'

import { type Attempt, type AttemptKind, consumeAttempt, resetAttempts } from './limits'

const anybody = () => ({ account: randomUUID(), address: randomUUID() })

/** How many attempts pass before the limit. */
async function allowed(kind: AttemptKind, attempt: () => Attempt) {
  let count = 0
  while ((await consumeAttempt(kind, attempt())) === 0) count += 1
  return count
}

describe('consumeAttempt', () => {
  it.each([
    ['login', 100, 60],
    ['register', 5, 20],
    ['forgotPassword', 5, 20],
    ['resetPassword', 10, 30],
    ['verify', 10, 30],
  ] as const)('limits %s per account (%d) and per client address (%d)', async (kind, account, address) => {
    const one = anybody()
    expect(await allowed(kind, () => ({ ...anybody(), account: one.account }))).toBe(account)
    expect(await allowed(kind, () => ({ ...anybody(), address: one.address }))).toBe(address)
    expect(await consumeAttempt(kind, anybody())).toBe(0)
  })

  it('limits signing in to seven attempts per account and client address, and keeps nobody else out', async () => {
    const one = anybody()
    expect(await allowed('login', () => one)).toBe(7)
    expect(await consumeAttempt('login', { ...anybody(), account: one.account })).toBe(0)
    expect(await consumeAttempt('login', { ...anybody(), address: one.address })).toBe(0)
  })

  it('counts the addresses of one IPv6 network as one client', async () => {
    const network = `2001:db8:${randomUUID().slice(0, 4)}:1`
    let host = 0
    const next = () => ({ ...anybody(), address: `${network}::${(host += 1)}` })
    expect(await allowed('register', next)).toBe(20)
  })

  it('counts a known device apart, which guessing from any number of places does not fill', async () => {
    const { account, address } = anybody()
    await allowed('login', () => ({ ...anybody(), account }))
    const device = randomUUID()
    expect(await consumeAttempt('login', { account, address })).toBeGreaterThan(0)
    expect(await allowed('login', () => ({ account, address, device }))).toBe(7)
  })

  it('limits attempts that send mail per tenant, whatever the client address', async () => {
    const tenant = randomUUID()
    expect(await allowed('register', () => ({ ...anybody(), tenant }))).toBe(300)
    expect(await consumeAttempt('register', { ...anybody(), tenant: randomUUID() })).toBe(0)
  })

  it('returns the seconds to wait once the limit is exceeded', async () => {
    const one = anybody()
    await allowed('login', () => one)
    const seconds = await consumeAttempt('login', one)
    expect(seconds).toBeGreaterThan(590)
    expect(seconds).toBeLessThanOrEqual(600)
  })

  it('does not count attempts that succeed', async () => {
    const one = anybody()
    for (let success = 0; success < 100; success += 1) {
      expect(await consumeAttempt('login', one)).toBe(0)
      await resetAttempts('login', one)
    }
  })
})
