import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { tokenOf } from '@/src/testing/api'
import { auditOf } from '@/src/testing/audit'
import { giveTotp } from '@/src/testing/second-factors'
import { createPerson } from '@/src/testing/tenants'
import { findAccount } from './find-account'
import { setPasswordAsOperator } from './operator-password'

let payload: Payload
beforeAll(async () => {
  payload = await payloadInstance()
})

const NEW = 'plank-orbit-velvet-19'
const signIn = (email: string, password: string) =>
  payload.login({ collection: 'users', data: { email, password } })
const someAddress = () => `operator-${randomUUID()}@example.org`

describe('setPasswordAsOperator', () => {
  it('sets the password, whatever the case of the address, and ends all sessions', async () => {
    const person = await createPerson(payload, { superAdmin: true })
    await tokenOf(payload, person)
    const choice = { email: ` ${person.email.toUpperCase()}`, password: NEW, create: false }
    expect(await setPasswordAsOperator(payload, choice)).toEqual({ type: 'changed' })
    const stored = await findAccount(payload, { id: { equals: person.id } })
    expect(stored?.sessions).toEqual([])
    await expect(signIn(person.email, person.password)).rejects.toThrow()
    expect((await signIn(person.email, NEW)).user?.id).toBe(person.id)
  })

  it('keeps second factors, unless it is to remove them', async () => {
    const { id, email } = await createPerson(payload, { superAdmin: true })
    await giveTotp(payload, id)
    const choice = { email, password: NEW, create: false }
    await setPasswordAsOperator(payload, choice)
    await expect(signIn(email, NEW)).rejects.toThrow('A second factor is required.')
    await setPasswordAsOperator(payload, { ...choice, resetFactors: true })
    expect((await signIn(email, NEW)).user?.id).toBe(id)
  })

  it('writes to the audit log that the system changed the password, without its value', async () => {
    const person = await createPerson(payload)
    await setPasswordAsOperator(payload, { email: person.email, password: NEW, create: false })
    const entry = (await auditOf(payload, person.id)).at(-1)
    expect(entry).toMatchObject({ action: 'update', via: 'system' })
    expect(entry?.changes).toContainEqual({ path: ['password'], kind: 'secret' })
    expect(JSON.stringify(entry)).not.toContain(NEW)
  })

  it('creates no account for an unknown address, unless told to', async () => {
    const email = someAddress()
    expect(await setPasswordAsOperator(payload, { email, password: NEW, create: false })).toEqual({
      type: 'unknown',
    })
    expect(await findAccount(payload, { email: { equals: email } })).toBeNull()
    expect(await setPasswordAsOperator(payload, { email, password: NEW, create: true })).toEqual({
      type: 'created',
    })
    const { user } = await signIn(email, NEW)
    expect(user?.platformRole).toBe('superAdmin')
    expect(await auditOf(payload, user?.id ?? '')).toMatchObject([{ action: 'create', via: 'system' }])
  })

  it.each([
    ['short', 'short'],
    ['password1234', 'common'],
  ])('rejects the password %j, which is %s', async (password, weakness) => {
    const person = await createPerson(payload)
    expect(await setPasswordAsOperator(payload, { email: person.email, password, create: false })).toEqual({
      type: 'weakPassword',
      weakness,
    })
    expect((await signIn(person.email, person.password)).user?.id).toBe(person.id)
  })

  it('does not change a disabled account', async () => {
    const person = await createPerson(payload)
    await payload.db.updateOne({ collection: 'users', id: person.id, data: { status: 'disabled' } })
    const choice = { email: person.email, password: NEW, create: true }
    expect(await setPasswordAsOperator(payload, choice)).toEqual({ type: 'disabled' })
  })
})
