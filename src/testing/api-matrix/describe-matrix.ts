import { describe, expect, it } from 'vitest'

import { roleAllows, TENANT_ROLES } from '@/src/access/permissions'
import { attempt, type MatrixCase } from './attempt'
import { castCases } from './cast-cases'
import { describeExamples } from './describe-examples'
import { published } from './published'
import { ACTORS } from './statuses'

/** Each row × each actor: the status, and in the database the effect or none. */
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

/** Who names a tenant of their own meets nothing of another's: neither by its id nor in a list. */
function describeTenancy(cases: readonly MatrixCase[]): void {
  const aimed = cases.filter(({ operation }) => operation.includes('{'))
  it.each(aimed)('$operation finds nothing in another tenant', async (one) => {
    const { status, changed, text } = await attempt(one, 'foreignAdmin', { tenant: 'other' })
    expect(status, text).toBe(one.row.statuses.admin < 400 ? 404 : one.row.statuses.admin)
    expect(changed).toBe(false)
  })
  const lists = cases.filter(({ operation }) => operation.startsWith('GET ') && !operation.includes('{'))
  it.each(lists)('$operation tells another tenant nothing', async (one) => {
    const { text, id } = await attempt(one, 'foreignAdmin', { tenant: 'other' })
    if (id) expect(text).not.toContain(id)
    expect(text).not.toContain((await one.cast()).world.company.tenant.id)
  })
}

/** Who changes a version that is no longer the current one is told so, and nothing is written. */
function describeLocking(cases: readonly MatrixCase[]): void {
  const locked = cases.filter(({ operation }) =>
    published.some(({ name, locks }) => locks && name === operation),
  )
  it.each(locked)('$operation refuses an older version with 412', async (one) => {
    const actor = one.row.statuses.admin < 400 ? 'admin' : 'superAdmin'
    const { status, changed, text } = await attempt(one, actor, { headers: { 'if-match': '"older"' } })
    expect(status, text).toBe(412)
    expect(changed).toBe(false)
  })

  const changing = cases.filter(({ operation }) => / \/api\/admin\/.*\{/.test(operation))
  it.each(changing.filter(({ operation }) => /^(PUT|PATCH|DELETE)/.test(operation)))(
    '$operation can be held to a version',
    (one) => {
      expect(locked).toContain(one)
    },
  )
}

function describeTable(cases: readonly MatrixCase[], prefix: RegExp): void {
  it('has one row for every operation that is published, and no other', () => {
    const names = published.map(({ name }) => name).filter((name) => prefix.test(name))
    expect(cases.map(({ operation }) => operation).toSorted()).toEqual(names.toSorted())
  })

  it.each(cases)('$operation says what it writes', ({ operation, row }) => {
    expect(Boolean(row.writes)).toBe(!operation.startsWith('GET '))
  })

  it.each(cases)('$operation shows an example of each answer', ({ operation, row }) => {
    const illustrated = published.find(({ name }) => name === operation)?.illustrated ?? []
    const answers = [...new Set(Object.values(row.statuses))].map(String)
    expect(answers.filter((status) => !illustrated.includes(status))).toEqual([])
  })

  const permitted = cases.flatMap((one) => {
    const permission = published.find(({ name }) => name === one.operation)?.permission
    return permission ? [{ ...one, permission }] : []
  })
  it.each(permitted)('$operation is for the roles that have $permission', ({ row, permission }) => {
    const refused = TENANT_ROLES.filter((role) => row.statuses[role] === 403)
    expect(refused).toEqual(TENANT_ROLES.filter((role) => !roleAllows(role, permission)))
  })
}

/** Tests who may call what, for the operations whose name (`GET /api/…`) matches. */
export function describeMatrix(names: RegExp): void {
  const cases = castCases(names)
  describe('the table of who may call what', () => {
    describeTable(cases, names)
  })
  describe('what is answered', () => {
    describeExamples(cases)
  })
  describe('who may call what', () => {
    describeActors(cases)
  })
  const admin = cases.filter(({ operation }) => operation.includes(' /api/admin/'))
  describe.runIf(admin.length > 0)('what another tenant is told', () => {
    describeTenancy(admin)
  })
  describe.runIf(admin.length > 0)('who comes too late', () => {
    describeLocking(admin)
  })
}
