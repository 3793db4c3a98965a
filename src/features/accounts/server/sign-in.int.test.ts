import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { beforeAll, expect, it, vi } from 'vitest'

import { env } from '@/src/platform/env'
import { inTransaction } from '@/src/platform/database/transaction'
import { payloadInstance } from '@/src/platform/payload'
import { SSO_ONLY } from '@/src/testing/second-factors'
import { createPerson, type Person } from '@/src/testing/tenants'
import { lockAccount } from '@/src/upstream/payload/lock-account'
import { signIn } from './sign-in'

let payload: Payload

beforeAll(async () => {
  payload = await payloadInstance()
})

const outcomeFor = async ({ email }: Person, password: string) => {
  const options = { address: '203.0.113.9', audience: { type: 'panel' } } as const
  return (await signIn(await createLocalReq({}, payload), { email, password }, options)).type
}

const waiting = async () => {
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT count(*)::int AS n FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`,
  )
  return rows[0]?.n
}

it('begins no transaction for a wrong password', async () => {
  const person = await createPerson(payload)
  const begin = vi.spyOn(payload.db, 'beginTransaction')
  try {
    expect(await outcomeFor(person, 'not the password')).toBe('rejected')
    expect(begin).not.toHaveBeenCalled()
  } finally {
    begin.mockRestore()
  }
})

/** Changes the account after a sign-in has verified the password, while it waits for the account. @returns its outcome */
async function outcomeAfter(person: Person, change: () => Promise<unknown>): Promise<string> {
  const other = await createLocalReq({}, payload)
  const { outcome } = await inTransaction(other, async () => {
    await lockAccount(other, person.id)
    const pending = outcomeFor(person, person.password)
    await expect.poll(waiting, { timeout: 15_000 }).toBeGreaterThan(0)
    await change()
    return { outcome: pending }
  })
  return outcome
}

it('rejects a password that changed after it was verified', async () => {
  const person = await createPerson(payload)
  const change = () =>
    payload.db.drizzle.execute(sql`UPDATE users SET salt = 'ab', hash = 'ab' WHERE id = ${person.id}`)
  expect(await outcomeAfter(person, change)).toBe('rejected')
})

it('rejects a password once the account got a role that signs in by single sign-on only', async () => {
  const person = await createPerson(payload)
  const configured = env.OIDC
  env.OIDC = SSO_ONLY
  try {
    const change = () =>
      payload.db.drizzle.execute(sql`UPDATE users SET platform_role = 'superAdmin' WHERE id = ${person.id}`)
    expect(await outcomeAfter(person, change)).toBe('rejected')
  } finally {
    env.OIDC = configured
  }
})
