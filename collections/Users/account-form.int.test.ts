import { handleEndpoints, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import config from '@/payload.config'
import { payloadInstance } from '@/src/platform/payload'
import { call, tokenOf } from '@/src/testing/api'
import { newVisitor } from '@/src/testing/forms'
import { callPanel } from '@/src/testing/panel-api'
import { restRequest } from '@/src/testing/rest'
import { type Company, createCompany, createPerson, type Person } from '@/src/testing/tenants'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

const signsIn = async (email: string, password: string): Promise<boolean> =>
  (await call('/api/auth/login', { body: { email, password }, headers: newVisitor() })).status === 200

describe('the account form in the panel', () => {
  /** The fields that the panel lets `by` change. */
  const offered = async (by: Person, { id }: Pick<Person, 'id'>) => {
    const headers = { authorization: `JWT ${await tokenOf(payload, by)}` }
    const url = `http://localhost/payload-api/users/access/${id}`
    const response = await handleEndpoints({ config, request: new Request(url, { method: 'POST', headers }) })
    const { fields } = (await response.json()) as { fields: Record<string, true | { update?: true }> }
    return ['name', 'language', 'password', 'tenants'].filter((name) => {
      const field = fields[name]
      return field === true || field?.update === true
    })
  }

  it('enables only those fields that may be changed of another account', async () => {
    const superAdmin = await createPerson(payload, { superAdmin: true })
    expect(await offered(company.admin, company.editor)).toEqual(['tenants'])
    expect(await offered(company.editor, company.editor)).toEqual(['name', 'language'])
    expect(await offered(superAdmin, company.editor)).toEqual(['name', 'language', 'password', 'tenants'])
  })

  it('needs the current password to change one’s own, of any role, and mails nothing about a failure', async () => {
    const superAdmin = await createPerson(payload, { superAdmin: true })
    for (const person of [superAdmin, await createPerson(payload, { role: 'admin', tenant: company.tenant })])
      for (const given of [
        {},
        { currentPassword: '' },
        { currentPassword: 'wrong' },
        { currentPassword: 7 },
      ]) {
        const body = { password: 'kurk-lantaarn-wolk', ...given }
        const { status, text } = await restRequest(payload, person, 'PATCH', `users/${person.id}`, { body })
        expect([status, text]).toEqual([400, expect.stringContaining('"path":"currentPassword"')])
        expect(await tokenOf(payload, person)).toBeTruthy()
      }
    const person = await createPerson(payload)
    const path = '/panel-api/account/password'
    const send = async (currentPassword: string, password: string, by: Person | null = person) =>
      (
        await callPanel(path, {
          body: { currentPassword, password },
          ...(by && { token: await tokenOf(payload, by) }),
        })
      ).status
    expect(await send(person.password, 'kurk-lantaarn-wolk', null)).toBe(401)
    expect(await send('wrong', 'kurk-lantaarn-wolk')).toBe(422)
    expect(await send(person.password, 'password12345')).toBe(422)
    expect(await send(person.password, 'kurk-lantaarn-wolk')).toBe(204)
    expect(await signsIn(person.email, 'kurk-lantaarn-wolk')).toBe(true)
    expect(await signsIn(person.email, person.password)).toBe(false)
  })

  it('accepts a new password for one’s own account, and stores only its hash', async () => {
    const person = await createPerson(payload, { role: 'viewer', tenant: company.tenant })
    const password = 'een heel nieuw wachtwoord'
    const { id } = person
    const data = { password, currentPassword: person.password }
    await payload.update({ collection: 'users', id, data, overrideAccess: false, user: person })
    const stored = await payload.findByID({
      collection: 'users',
      id,
      overrideAccess: true,
      showHiddenFields: true,
    })
    expect(JSON.stringify(stored)).not.toContain(password)
    expect(await signsIn(person.email, password)).toBe(true)
  })
})
