import { handleEndpoints, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import config from '@/payload.config'
import { payloadInstance } from '@/src/platform/payload'
import { tokenOf } from '@/src/testing/api'
import { type Company, createCompany, createPerson, type Person } from '@/src/testing/tenants'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

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
    expect(await offered(company.editor, company.editor)).toEqual(['name', 'language', 'password'])
    expect(await offered(superAdmin, company.editor)).toEqual(['name', 'language', 'password', 'tenants'])
  })

  it('accepts a new password for one’s own account, and stores only its hash', async () => {
    const person = await createPerson(payload, { role: 'viewer', tenant: company.tenant })
    const password = 'een heel nieuw wachtwoord'
    const { id } = person
    await payload.update({ collection: 'users', id, data: { password }, overrideAccess: false, user: person })
    const stored = await payload.findByID({
      collection: 'users',
      id,
      overrideAccess: true,
      showHiddenFields: true,
    })
    expect(JSON.stringify(stored)).not.toContain(password)
    expect(await tokenOf(payload, { ...person, password })).toBeTruthy()
  })
})
