import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { deviceIn, signInAsBrowser } from '@/src/testing/devices'
import { giveTotp } from '@/src/testing/second-factors'
import { codeOf } from '@/src/testing/totp-codes'
import { createPerson, type Person } from '@/src/testing/tenants'
import { factorsOf } from './factors-of'

let payload: Payload

beforeAll(async () => {
  payload = await payloadInstance()
})

async function personWithDevice() {
  const person = await createPerson(payload)
  return { person, cookie: deviceIn(await signInAsBrowser(person)) }
}

describe('wrong codes', () => {
  /** Another window within the same day. */
  const passWindow = (id: string) =>
    payload.db.drizzle.execute(sql`
      UPDATE account_factors SET attempts_since = attempts_since - interval '16 minutes',
        known_since = known_since - interval '16 minutes' WHERE account_id = ${id}`)

  async function guessInWindow(person: Person, cookie?: string): Promise<number[]> {
    const statuses: number[] = []
    for (let guess = 0; guess < 6; guess += 1)
      statuses.push((await signInAsBrowser(person, { code: '000000', ...(cookie && { cookie }) })).status)
    await passWindow(person.id)
    return statuses
  }

  const FULL = [401, 401, 401, 401, 401, 429]
  const NONE = [429, 429, 429, 429, 429, 429]

  it('of somebody who knows the password do not keep the owner out of a known device', async () => {
    const { person, cookie } = await personWithDevice()
    const { secret } = await giveTotp(payload, person.id)
    for (let guess = 0; guess < 5; guess += 1)
      expect((await signInAsBrowser(person, { code: '000000' })).status).toBe(401)
    expect((await signInAsBrowser(person, { code: codeOf(secret) })).status).toBe(429)
    expect((await signInAsBrowser(person, { code: codeOf(secret), cookie })).status).toBe(200)
  })

  it('are limited to twenty a day from strangers, and forty from anywhere', async () => {
    const person = await createPerson(payload)
    // Of each, only seven sign-ins in a row may fail.
    const devices: string[] = []
    for (let count = 0; count < 5; count += 1) devices.push(deviceIn(await signInAsBrowser(person)))
    const { secret, recoveryCodes } = await giveTotp(payload, person.id)
    for (let window = 0; window < 4; window += 1) expect(await guessInWindow(person)).toEqual(FULL)
    expect(await guessInWindow(person)).toEqual(NONE)
    const limited = await signInAsBrowser(person, { code: recoveryCodes[0] ?? '' })
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(20 * 60 * 60)
    const [last = '', ...others] = devices
    for (const cookie of others) expect(await guessInWindow(person, cookie)).toEqual(FULL)
    expect(await guessInWindow(person, last)).toEqual(NONE)
    expect((await factorsOf(payload.db.drizzle, person.id)).recoveryCodes).toBe(10)
    await payload.db.drizzle.execute(
      sql`UPDATE account_factors SET day_since = now() - interval '25 hours' WHERE account_id = ${person.id}`,
    )
    expect((await signInAsBrowser(person, { code: codeOf(secret) })).status).toBe(200)
  }, 60_000)

  it('count on after a right one', async () => {
    const { person, cookie } = await personWithDevice()
    const { recoveryCodes } = await giveTotp(payload, person.id)
    for (let window = 0; window < 3; window += 1) await guessInWindow(person)
    for (const code of recoveryCodes.slice(0, 3))
      expect((await signInAsBrowser(person, { code, cookie })).status).toBe(200)
    expect(await guessInWindow(person)).toEqual(FULL)
    expect(await guessInWindow(person)).toEqual(NONE)
  }, 60_000)
})
