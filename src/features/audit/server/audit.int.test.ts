import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { inTransaction } from '@/src/platform/database/transaction'
import { payloadInstance } from '@/src/platform/payload'
import { auditOf } from '@/src/testing/audit'
import { createAuthor } from '@/src/testing/blog'
import { createPage } from '@/src/testing/pages'
import { createCompany, createPerson, createTenant, type Company, type Person } from '@/src/testing/tenants'
import { DAY_MS } from '@/src/lib/durations'
import { AUDIT_RETENTION_DAYS, pruneAuditLog } from './prune'

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

const autosave = { req: { query: { autosave: 'true' } } } as const

describe('the audit log of a change', () => {
  it('records the account, the action and the values before and after', async () => {
    const author = await createAuthor(payload, company, { name: 'Redactie' })
    await payload.update({
      collection: 'authors',
      id: author.id,
      data: { name: 'Bureau' },
      ...as(company.editor),
    })
    const [created, changed, ...others] = await auditOf(payload, author.id)
    expect(others).toEqual([])
    expect(created).toMatchObject({ action: 'create', via: 'system', actor: null, changes: [] })
    expect(changed).toMatchObject({
      action: 'update',
      tenant: company.tenant.id,
      documentCollection: 'authors',
      documentTitle: 'Bureau',
      actor: company.editor.id,
      actorName: company.editor.name,
      via: 'admin',
      changes: [{ path: ['name'], kind: 'changed', before: 'Redactie', after: 'Bureau' }],
    })
  })

  it('names a domain locale by hostname and language', async () => {
    const { docs } = await payload.find({
      collection: 'domain-locales',
      where: { domain: { equals: company.domain.id } },
      depth: 0,
      overrideAccess: true,
    })
    for (const { id } of docs) {
      const [created] = await auditOf(payload, id)
      expect(created?.documentTitle).toMatch(
        new RegExp(`^${company.domain.hostname} · (Nederlands|English)$`),
      )
    }
    expect(docs).toHaveLength(2)
  })

  it('skips an update that changes nothing', async () => {
    const author = await createAuthor(payload, company)
    await payload.update({
      collection: 'authors',
      id: author.id,
      data: { name: author.name },
      ...as(company.editor),
    })
    expect(await auditOf(payload, author.id)).toHaveLength(1)
  })

  it('skips a change that is rolled back', async () => {
    const author = await createAuthor(payload, company)
    const req = await createLocalReq({ user: company.editor }, payload)
    const attempt = inTransaction(req, async () => {
      await payload.update({
        collection: 'authors',
        id: author.id,
        data: { name: 'Weg' },
        req,
        overrideAccess: false,
      })
      throw new Error('rolled back')
    })
    await expect(attempt).rejects.toThrow('rolled back')
    expect(await auditOf(payload, author.id)).toHaveLength(1)
  })

  it('records the last values of a deleted document', async () => {
    const author = await createAuthor(payload, company, { name: 'Redactie' })
    await payload.delete({ collection: 'authors', id: author.id, ...as(company.editor) })
    expect((await auditOf(payload, author.id)).at(-1)).toMatchObject({
      action: 'delete',
      documentTitle: 'Redactie',
      changes: expect.arrayContaining([
        { path: ['name'], kind: 'changed', before: 'Redactie', after: null },
      ]) as unknown,
    })
  })
})

describe('the audit log of publishing', () => {
  const save = (id: string, data: object, options: object = {}) =>
    payload.update({ collection: 'pages', id, data, ...as(company.editor), ...options })

  it('distinguishes publishing from saving drafts, and compares with the previously published version', async () => {
    const { id } = await createPage(payload, company, { title: 'Een' })
    await save(id, { title: 'Twee', _status: 'draft' }, { draft: true })
    await save(id, { title: 'Drie', _status: 'published' })
    await save(id, { _status: 'draft' })
    const [, draft, published, offline] = await auditOf(payload, id)
    expect(draft).toMatchObject({ action: 'update', changes: [{ before: 'Een', after: 'Twee' }] })
    expect(published).toMatchObject({
      action: 'publish',
      locale: 'nl',
      changes: [{ before: 'Een', after: 'Drie' }],
    })
    expect(offline).toMatchObject({ action: 'unpublish', changes: [] })
  })

  it('records a series of autosaves as one entry, and publishing as another', async () => {
    const { id } = await createPage(payload, company, { title: 'Een' })
    for (const title of ['Tw', 'Twee', 'Twee drie'])
      await save(id, { title, _status: 'draft' }, { draft: true, autosave: true, ...autosave })
    await save(id, { _status: 'published' })
    const entries = await auditOf(payload, id)
    expect(entries.map(({ action }) => action)).toEqual(['create', 'draft', 'publish'])
    expect(entries.at(-1)?.changes).toEqual([
      { path: ['title'], kind: 'changed', before: 'Een', after: 'Twee drie' },
    ])
  })
})

describe('the audit log', () => {
  const read = async (user: Person) => {
    const where = { tenant: { equals: company.tenant.id } }
    return payload.find({ collection: 'audit-log', where, limit: 1, ...as(user) }).then(
      ({ totalDocs }) => totalDocs > 0,
      () => false,
    )
  }

  it('can be read by the tenant’s admins and by super admins only', async () => {
    expect(await read(company.admin)).toBe(true)
    expect(await read(superAdmin)).toBe(true)
    expect(await read(company.editor)).toBe(false)
    expect(await read(company.viewer)).toBe(false)
    expect(await read(otherCompany.admin)).toBe(false)
  })

  it('lists the entries of the selected tenant, and those of the platform for super admins', async () => {
    const { baseFilter } = payload.collections['audit-log'].config.admin
    const listed = async (user: Person) => {
      const headers = new Headers({ cookie: `payload-tenant=${company.tenant.id}` })
      const req = await createLocalReq({ user, req: { headers } }, payload)
      const where = (await baseFilter?.({ req, limit: 1, page: 1, sort: '' })) ?? {}
      const query = { collection: 'audit-log', where, pagination: false, depth: 0 } as const
      const { docs } = await payload.find({ ...query, ...as(user) })
      return [...new Set(docs.map(({ tenant }) => tenant))]
    }
    await createAuthor(payload, company)
    await createAuthor(payload, otherCompany)
    await createPerson(payload)
    expect(new Set(await listed(superAdmin))).toEqual(new Set([company.tenant.id, null]))
    expect(await listed(company.admin)).toEqual([company.tenant.id])
  })

  it('cannot be changed by anybody, not even with overrideAccess', async () => {
    const author = await createAuthor(payload, company)
    const [entry] = await auditOf(payload, author.id)
    const id = entry?.id ?? ''
    const data = { actorName: 'Een ander' }
    for (const actor of [as(superAdmin), { overrideAccess: true }]) {
      await expect(payload.update({ collection: 'audit-log', id, data, ...actor })).rejects.toThrow()
      await expect(payload.delete({ collection: 'audit-log', id, ...actor })).rejects.toThrow()
      await expect(
        payload.create({ collection: 'audit-log', data: { ...entry, id: undefined } as never, ...actor }),
      ).rejects.toThrow()
    }
    expect(await auditOf(payload, author.id)).toEqual([entry])
  })

  it.each([
    ['update', sql`UPDATE audit_log SET actor_name = 'x'`],
    ['removal of the account', sql`UPDATE audit_log SET actor_id = NULL`],
    ['delete', sql`DELETE FROM audit_log`],
    ['truncate', sql`TRUNCATE audit_log`],
  ])('is protected by the database from %s', async (_, statement) => {
    await createAuthor(payload, company)
    await expect(payload.db.drizzle.execute(statement)).rejects.toMatchObject({ cause: { code: '42501' } })
  })

  it('keeps its entries when their account and tenant are deleted', async () => {
    const tenant = await createTenant(payload)
    const person = await createPerson(payload, { superAdmin: true })
    await payload.update({ collection: 'tenants', id: tenant.id, data: { name: 'Nieuw' }, ...as(person) })
    await payload.delete({ collection: 'users', id: person.id, ...as(superAdmin) })
    await payload.delete({ collection: 'tenants', id: tenant.id, ...as(superAdmin) })
    const entries = await auditOf(payload, tenant.id)
    expect(entries.map(({ action }) => action)).toEqual(['create', 'update', 'delete'])
    expect(entries[1]).toMatchObject({ tenant: null, actor: null, actorName: person.name })
  })

  it('prunes entries older than the retention period and no others', async () => {
    const author = await createAuthor(payload, company)
    const entries = await auditOf(payload, author.id)
    const later = (days: number) => new Date(Date.now() + days * DAY_MS)
    const prune = async (now: Date) => {
      const req = await createLocalReq({}, payload)
      await inTransaction(req, () => pruneAuditLog(req, now))
    }
    await prune(later(AUDIT_RETENTION_DAYS - 1))
    expect(await auditOf(payload, author.id)).toEqual(entries)
    await prune(later(AUDIT_RETENTION_DAYS + 1))
    expect(await auditOf(payload, author.id)).toEqual([])
  })
})
