import { describe, expect, it } from 'vitest'

import { roleAllows } from '@/src/access/permissions'
import { COMPANY_ROLES } from '../tenants'
import { attempt, type MatrixCase } from './attempt'
import { castCases } from './cast-cases'
import { describeExamples } from './describe-examples'
import { published } from './published'
import { ACTORS } from './statuses'

/** Each row × each actor: the status, and whether the database has changed. */
function describeActors(cases: readonly MatrixCase[]): void {
  const each = cases.flatMap((one) =>
    ACTORS.map((actor) => ({ ...one, actor, status: one.row.statuses[actor] })),
  )
  it.each(each)('$operation answers $actor with $status', async ({ actor, status: expected, ...one }) => {
    const { status, changed, text } = await attempt(one, actor)
    expect(status, text).toBe(expected)
    expect(changed).toBe(expected < 400 && (one.row.writes ?? []).length > 0)
  })
}

/** With their own tenant in the request, nobody reaches documents of another tenant, by id or in a list. */
function describeTenancy(cases: readonly MatrixCase[]): void {
  const byId = cases.filter(({ operation }) => operation.includes('{'))
  it.each(byId)('$operation does not find a document of another tenant', async (one) => {
    const { status, changed, text } = await attempt(one, 'foreignAdmin', { tenant: 'other' })
    expect(status, text).toBe(one.row.statuses.admin < 400 ? 404 : one.row.statuses.admin)
    expect(changed).toBe(false)
  })
  const lists = cases.filter(({ operation }) => operation.startsWith('GET ') && !operation.includes('{'))
  it.each(lists)('$operation lists nothing of another tenant', async (one) => {
    const { text, id } = await attempt(one, 'foreignAdmin', { tenant: 'other' })
    if (id) expect(text).not.toContain(id)
    expect(text).not.toContain((await one.cast()).world.company.tenant.id)
  })
}

/** A change to a version that is no longer the current one is a 412 and writes nothing. */
function describeLocking(cases: readonly MatrixCase[]): void {
  const locked = cases.filter(({ operation }) =>
    published.some(({ name, locks }) => locks && name === operation),
  )
  it.each(locked)('$operation rejects an older version with 412', async (one) => {
    const actor = one.row.statuses.admin < 400 ? 'admin' : 'superAdmin'
    const { status, changed, text } = await attempt(one, actor, { headers: { 'if-match': '"older"' } })
    expect(status, text).toBe(412)
    expect(changed).toBe(false)
  })

  const changing = cases.filter(({ operation }) => / \/api\/admin\/.*\{/.test(operation))
  it.each(changing.filter(({ operation }) => /^(PUT|PATCH|DELETE)/.test(operation)))(
    '$operation supports If-Match',
    (one) => {
      expect(locked).toContain(one)
    },
  )
}

function describeTable(cases: readonly MatrixCase[], prefix: RegExp): void {
  it('has one row for every documented operation, and no other', () => {
    const names = published.map(({ name }) => name).filter((name) => prefix.test(name))
    expect(cases.map(({ operation }) => operation).toSorted()).toEqual(names.toSorted())
  })

  it.each(cases)('$operation names the tables it writes unless it is a GET', ({ operation, row }) => {
    expect(Boolean(row.writes)).toBe(!operation.startsWith('GET '))
  })

  it.each(cases)('$operation documents an example of each response', ({ operation, row }) => {
    const illustrated = published.find(({ name }) => name === operation)?.illustrated ?? []
    const statuses = [...new Set(Object.values(row.statuses))].map(String)
    expect(statuses.filter((status) => !illustrated.includes(status))).toEqual([])
  })

  const permitted = cases.flatMap((one) => {
    const permission = published.find(({ name }) => name === one.operation)?.permission
    return permission ? [{ ...one, permission }] : []
  })
  it.each(permitted)('$operation is allowed for the roles that have $permission', ({ row, permission }) => {
    const rejected = COMPANY_ROLES.filter((role) => row.statuses[role] === 403)
    expect(rejected).toEqual(COMPANY_ROLES.filter((role) => !roleAllows(role, permission)))
  })
}

/** Tests the permissions, examples and isolation of the operations whose name (`GET /api/…`) matches. */
export function describeMatrix(names: RegExp): void {
  const cases = castCases(names)
  describe('the permission matrix', () => {
    describeTable(cases, names)
  })
  describe('examples', () => {
    describeExamples(cases)
  })
  describe('permissions', () => {
    describeActors(cases)
  })
  const admin = cases.filter(({ operation }) => operation.includes(' /api/admin/'))
  describe.runIf(admin.length > 0)('tenant isolation', () => {
    describeTenancy(admin)
  })
  describe.runIf(admin.length > 0)('optimistic locking', () => {
    describeLocking(admin)
  })
}
