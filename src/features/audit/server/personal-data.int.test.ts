import { type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { auditOf } from '@/src/testing/audit'
import { createForm, createSubmission } from '@/src/testing/forms'
import { createCompany, createPerson, type Company, type Person } from '@/src/testing/tenants'

let payload: Payload
let company: Company
let otherCompany: Company
let superAdmin: Person

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  otherCompany = await createCompany(payload)
  superAdmin = await createPerson(payload, { superAdmin: true })
})

const as = (user: Person) => ({ user, overrideAccess: false }) as const

describe('the audit log of personal and secret data', () => {
  it('records how a submission is handled and none of its answers', async () => {
    const submission = await createSubmission(payload, await createForm(payload, company))
    await payload.update({
      collection: 'form-submissions',
      id: submission.id,
      data: { read: true, status: 'done' },
      ...as(company.editor),
    })
    await payload.delete({ collection: 'form-submissions', id: submission.id, ...as(company.editor) })
    const entries = await auditOf(payload, submission.id)
    expect(entries).toMatchObject([
      { action: 'update', documentTitle: null, changes: [{ path: ['read'] }, { path: ['status'] }] },
      { action: 'delete', documentTitle: null, changes: [] },
    ])
  })

  it('records that a password changed and stores no value of it', async () => {
    const person = await createPerson(payload, { role: 'editor', tenant: company.tenant })
    const password = 'een-heel-ander-lang-wachtwoord'
    const data = { password, currentPassword: person.password }
    await payload.update({ collection: 'users', id: person.id, data, ...as(person) })
    const entries = await auditOf(payload, person.id)
    expect(entries.at(-1)).toMatchObject({
      action: 'update',
      changes: [{ path: ['password'], kind: 'secret' }],
    })
    expect(JSON.stringify(entries)).not.toMatch(/"(hash|salt|sessions)"|heel-ander/)
  })

  it('stores no personal data of a deleted account, but its roles', async () => {
    const person = await createPerson(payload, { role: 'editor', tenant: company.tenant })
    const email = `verhuisd-${person.email}`
    const change = { email, name: 'Andere naam', language: 'en' as const, status: 'disabled' as const }
    await payload.update({ collection: 'users', id: person.id, data: change, ...as(superAdmin) })
    await payload.delete({ collection: 'users', id: person.id, ...as(superAdmin) })
    const entries = await auditOf(payload, person.id)
    expect(JSON.stringify(entries)).not.toContain('@example.org')
    const [updated, removed] = entries.filter(({ tenant }) => tenant === null).slice(-2)
    expect(new Set(updated?.changes as unknown[])).toEqual(
      new Set([
        ...['email', 'name', 'language'].map((field) => ({ path: [field], kind: 'secret' })),
        { path: ['status'], kind: 'changed', before: 'active', after: 'disabled' },
      ]),
    )
    expect(removed?.changes).toEqual([
      { path: ['status'], kind: 'changed', before: 'disabled', after: null },
      { path: ['_verified'], kind: 'changed', before: true, after: null },
    ])
    const inTenant = entries.filter(({ tenant }) => tenant === company.tenant.id)
    expect(inTenant.map(({ action, changes }) => ({ action, changes }))).toEqual([
      {
        action: 'create',
        changes: [{ path: ['tenants', 'role'], kind: 'changed', before: null, after: 'editor' }],
      },
      {
        action: 'delete',
        changes: [{ path: ['tenants', 'role'], kind: 'changed', before: 'editor', after: null }],
      },
    ])
  })

  it('records a role in a tenant in the log of that tenant only', async () => {
    const person = await createPerson(payload, { role: 'viewer', tenant: company.tenant })
    await payload.update({
      collection: 'users',
      id: person.id,
      data: {
        tenants: [
          { tenant: company.tenant.id, role: 'editor' },
          { tenant: otherCompany.tenant.id, role: 'admin' },
        ],
      },
      ...as(superAdmin),
    })
    const entries = (await auditOf(payload, person.id)).filter(({ action }) => action === 'update')
    expect(new Map(entries.map(({ tenant, changes }) => [tenant, changes]))).toEqual(
      new Map([
        [
          company.tenant.id,
          [{ path: ['tenants', 'role'], kind: 'changed', before: 'viewer', after: 'editor' }],
        ],
        [
          otherCompany.tenant.id,
          [{ path: ['tenants', 'role'], kind: 'changed', before: null, after: 'admin' }],
        ],
      ]),
    )
  })
})
