import { randomUUID } from 'node:crypto'
import { access } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { env } from '@/src/platform/env'
import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { tableFingerprint } from '@/src/testing/api-matrix/fingerprint'
import { createPost } from '@/src/testing/blog'
import { createProduct } from '@/src/testing/catalogue'
import { createForm, createSubmission } from '@/src/testing/forms'
import { comment } from '@/src/testing/comments'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { createRedirect } from '@/src/testing/redirects'
import { storedFilesNamed } from '@/src/testing/images'
import { type Company, createCompany, createPerson, createTenant } from '@/src/testing/tenants'
import { dataOf } from '@/src/api/core/schemas'
import { removal, tenant as tenantSchema } from './schemas'

const TENANTS = '/api/admin/tenants'
const one = dataOf(tenantSchema)

let payload: Payload
let company: Company
let superToken: string
let adminToken: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  superToken = await tokenOf(payload, await createPerson(payload, { superAdmin: true }))
  adminToken = await tokenOf(payload, company.admin)
})

const slug = () => `tenant-${randomUUID().slice(0, 8)}`
const find = (id: string) =>
  payload.findByID({ collection: 'tenants', id, disableErrors: true, overrideAccess: true })

describe('a super admin', () => {
  it('creates, reads, updates and deletes a tenant', async () => {
    const made = await call(TENANTS, { token: superToken, body: { name: ' Kade ', slug: slug() } })
    expect(made.status).toBe(201)
    const { data } = await bodyAs(made, one)
    expect(data).toMatchObject({ name: 'Kade', status: 'active', defaultTimeZone: 'Europe/Amsterdam' })
    const path = made.headers.get('location') ?? ''
    expect(path).toBe(`${TENANTS}/${data.id}`)

    const read = await call(path, { token: superToken })
    const etag = read.headers.get('etag') ?? ''
    const body = { name: 'Kade Software', slug: slug(), status: 'suspended', registrationOpen: true }
    const changed = await call(path, {
      method: 'PUT',
      token: superToken,
      body,
      headers: { 'if-match': etag },
    })
    expect((await bodyAs(changed, one)).data).toMatchObject(body)
    const stale = { method: 'PUT', token: superToken, body, headers: { 'if-match': etag } }
    expect((await call(path, stale)).status).toBe(412)
    expect((await call(path, { ...stale, method: 'DELETE', body: undefined })).status).toBe(412)

    const removed = await call(path, { method: 'DELETE', token: superToken })
    expect(await bodyAs(removed, dataOf(removal))).toEqual({ data: { removed: {} } })
    expect((await call(path, { token: superToken })).status).toBe(404)
  })

  it('gets the paths of invalid values, and 409 for a slug in use', async () => {
    const wrong = await call(TENANTS, {
      token: superToken,
      body: { name: '', slug: 'Geen Slug', defaultTimeZone: 'Mars', owner: 'x' },
    })
    expect(wrong.status).toBe(422)
    const { errors } = z.object({ errors: z.array(z.object({ path: z.string() })) }).parse(await wrong.json())
    expect(errors.map(({ path }) => path).toSorted()).toEqual(['defaultTimeZone', 'name', 'owner', 'slug'])
    const taken = await call(TENANTS, { token: superToken, body: { name: 'X', slug: company.tenant.slug } })
    expect(taken.status).toBe(409)
  })

  it('finds any tenant in the list', async () => {
    const { slug: name } = company.tenant
    const found = await call(`${TENANTS}?search=${name}`, { token: superToken })
    expect(await found.json()).toMatchObject({ data: [{ id: company.tenant.id }], meta: { total: 1 } })
  })
})

describe('a tenant’s admin', () => {
  const url = () => `${TENANTS}/${company.tenant.id}`
  const put = (body: object) => call(url(), { method: 'PUT', token: adminToken, body })

  it('changes the name, but neither slug nor status', async () => {
    const { slug: own } = company.tenant
    const answer = await put({ name: 'Kade', slug: own, status: 'active' })
    expect((await bodyAs(answer, one)).data).toMatchObject({ name: 'Kade', slug: own })
    for (const more of [{ slug: slug() }, { status: 'suspended' }])
      expect((await put({ name: 'Anders', ...more })).status).toBe(403)
    expect(await find(company.tenant.id)).toMatchObject({ name: 'Kade', slug: own, status: 'active' })
  })

  it('sees no other tenant', async () => {
    const other = await createTenant(payload)
    const list = await call(TENANTS, { token: adminToken })
    expect(await list.json()).toMatchObject({ data: [{ id: company.tenant.id }], meta: { total: 1 } })
    for (const method of ['GET', 'PUT'])
      expect(
        (
          await call(`${TENANTS}/${other.id}`, {
            method,
            token: adminToken,
            ...(method === 'PUT' && { body: { name: 'Gekaapt' } }),
          })
        ).status,
      ).toBe(404)
    expect((await find(other.id))?.name).toBe(other.name)
  })
})

/** A company with something in most of its tables, and an image with its file. */
async function createBusy(): Promise<{ company: Company; filename: string }> {
  const busy = await createCompany(payload)
  const page = await createPage(payload, busy)
  await createPageUrl(payload, busy, page, '/over-ons')
  await comment(payload, busy, { by: busy.editor, document: page.id, mentions: [busy.viewer.id] })
  await payload.update({
    collection: 'domains',
    id: busy.domain.id,
    data: { homePage: page.id },
    overrideAccess: true,
  })
  await createPost(payload, busy)
  await createProduct(payload, busy)
  await createRedirect(payload, busy, { from: '/oud', to: '/over-ons' })
  await createSubmission(payload, await createForm(payload, busy))
  const data = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>',
  )
  const image = await payload.create({
    collection: 'media',
    data: { tenant: busy.tenant.id, alt: 'Een vierkant' },
    file: { data, name: `vierkant-${randomUUID()}.svg`, mimetype: 'image/svg+xml', size: data.byteLength },
    overrideAccess: true,
  })
  return { company: busy, filename: image.filename ?? '' }
}

/** Every table with a column that names a tenant, except the log of what happened. */
async function tenantColumns(): Promise<{ table: string; column: string }[]> {
  const { rows } = await payload.db.pool.query(
    `select table_name as table, column_name as column from information_schema.columns
      where table_schema = current_schema() and column_name in ('tenant_id', 'version_tenant_id')
        and table_name <> 'audit_log'`,
  )
  return z.array(z.object({ table: z.string(), column: z.string() })).parse(rows)
}

async function tablesThatKnow(id: string): Promise<string[]> {
  const known: string[] = []
  for (const { table, column } of await tenantColumns()) {
    const { rowCount } = await payload.db.pool.query(`select 1 from "${table}" where "${column}" = $1`, [id])
    if (rowCount) known.push(table)
  }
  return known
}

const fileOf = (filename: string) => path.join(env.MEDIA_DIR, filename)

describe('a tenant that owns content', () => {
  it('is not deleted without cascade, and the problem lists what there is', async () => {
    const { company: busy, filename } = await createBusy()
    const refused = await call(`${TENANTS}/${busy.tenant.id}`, { method: 'DELETE', token: superToken })
    expect(refused.status).toBe(409)
    const { detail } = z.object({ detail: z.string() }).parse(await refused.json())
    expect(detail).toMatch(/Pages: 1/)
    expect(detail).toMatch(/Domains: 1/)
    expect(await find(busy.tenant.id)).not.toBeNull()
    await access(fileOf(filename))
  })

  it('is deleted with all of it with cascade; every row and file of another tenant stays', async () => {
    const kept = await createBusy()
    const { company: busy, filename } = await createBusy()
    const tables = (await tablesThatKnow(kept.company.tenant.id)).filter((table) => !table.startsWith('_'))
    expect(tables).toEqual(
      expect.arrayContaining(['pages', 'posts', 'forms', 'media', 'comments', 'users_tenants']),
    )
    const before = await tablesThatKnow(busy.tenant.id)
    const answer = await call(`${TENANTS}/${busy.tenant.id}?cascade=true`, {
      method: 'DELETE',
      token: superToken,
    })
    expect(answer.status).toBe(200)
    const { data } = await bodyAs(answer, dataOf(removal))
    expect(data.removed).toMatchObject({ pages: 1, domains: 1, media: 1, redirects: 1, memberships: 3 })
    expect(before.length).toBeGreaterThan(8)
    expect(await tablesThatKnow(busy.tenant.id)).toEqual([])
    expect(await find(busy.tenant.id)).toBeNull()
    await expect.poll(() => storedFilesNamed(filename), { timeout: 10_000 }).toEqual([])

    expect((await tablesThatKnow(kept.company.tenant.id)).filter((table) => !table.startsWith('_'))).toEqual(
      tables,
    )
    await access(fileOf(kept.filename))
    const person = await payload.findByID({
      collection: 'users',
      id: busy.editor.id,
      overrideAccess: true,
    })
    expect(person.tenants).toEqual([])
  })

  it('is deleted while others write to it, without leaving any of their rows', async () => {
    const { company: busy } = await createBusy()
    const token = await tokenOf(payload, busy.admin)
    const write = (name: string) =>
      call('/api/admin/authors', { tenant: busy.tenant.slug, token, body: { name } })
    const remove = () =>
      call(`${TENANTS}/${busy.tenant.id}?cascade=true`, { method: 'DELETE', token: superToken })
    const names = ['A', 'B', 'C', 'D', 'E', 'F']
    const [removed, ...written] = await Promise.all([remove(), ...names.map(write)])
    expect(removed?.status).toBe(200)
    for (const { status } of written) expect(status).toBeLessThan(500)
    expect(await tablesThatKnow(busy.tenant.id)).toEqual([])
    const orphans = { name: { in: names }, tenant: { exists: false } }
    expect(
      (await payload.count({ collection: 'authors', where: orphans, overrideAccess: true })).totalDocs,
    ).toBe(0)
  })

  it('keeps everything when the deletion fails', async () => {
    const { company: busy, filename } = await createBusy()
    const all = (await tenantColumns()).map(({ table }) => table).filter((table) => !table.startsWith('_'))
    const before = await tableFingerprint(payload, ['tenants', ...all])
    const answer = await call(`${TENANTS}/${busy.tenant.id}?cascade=true`, {
      method: 'DELETE',
      token: superToken,
      headers: { 'if-match': '"an older version"' },
    })
    expect(answer.status).toBe(412)
    expect(await tableFingerprint(payload, ['tenants', ...all])).toBe(before)
    await access(fileOf(filename))
  })
})
