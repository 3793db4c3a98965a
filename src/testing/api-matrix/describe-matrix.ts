import { beforeAll, describe, expect, it } from 'vitest'

import { roleAllows, TENANT_ROLES } from '@/src/access/permissions'
import { payloadInstance } from '@/src/payload'
import { newVisitor } from '../forms'
import { call } from '../api'
import { casting, type Cast } from './actors'
import { fingerprint } from './fingerprint'
import { published } from './published'
import type { Matrix, Row } from './row'
import { ACTORS, type Actor } from './statuses'

/** Files found by a glob, by their names. */
type Files = Record<string, { matrix: Matrix }>
type Case = { operation: string; file: string; row: Row }

let castOf: (file: string) => Promise<Cast>

/** Sends the row's request in the actor's name, and says whether the named tables are other than before. */
async function attempt(
  { operation, file, row }: Case,
  actor: Actor,
  tenant: 'company' | 'other' = 'company',
  more: Record<string, string> = {},
) {
  const { world, tokenFor } = await castOf(file)
  const token = await tokenFor(actor, row.endsSession ?? false)
  const { sent, id } = await row.request(world)
  const { path, headers, ...rest } = sent
  const before = await fingerprint(world.payload, row.writes ?? [])
  const response = await call(path, {
    host: world.company.domain.hostname,
    ...rest,
    method: operation.split(' ')[0] ?? '',
    ...(token && { token }),
    tenant: world[tenant].tenant.slug,
    headers: { ...newVisitor(), ...headers, ...more },
  })
  const changed = before !== (await fingerprint(world.payload, row.writes ?? []))
  return { status: response.status, text: await response.text(), changed, id }
}

/** Each row × each actor: the status, and in the database the effect or none. */
function describeActors(cases: readonly Case[]): void {
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
function describeTenancy(cases: readonly Case[]): void {
  const aimed = cases.filter(({ operation }) => operation.includes('{'))
  it.each(aimed)('$operation finds nothing in another tenant', async (one) => {
    const { status, changed, text } = await attempt(one, 'foreignAdmin', 'other')
    expect(status, text).toBe(one.row.statuses.admin < 400 ? 404 : one.row.statuses.admin)
    expect(changed).toBe(false)
  })
  const lists = cases.filter(({ operation }) => operation.startsWith('GET ') && !operation.includes('{'))
  it.each(lists)('$operation tells another tenant nothing', async (one) => {
    const { text, id } = await attempt(one, 'foreignAdmin', 'other')
    if (id) expect(text).not.toContain(id)
    expect(text).not.toContain((await castOf(one.file)).world.company.tenant.id)
  })
}

/** Who changes a version that is no longer the current one is told so, and nothing is written. */
function describeLocking(cases: readonly Case[]): void {
  const locked = cases.filter(({ operation }) =>
    published.some(({ name, locks }) => locks && name === operation),
  )
  it.each(locked)('$operation refuses an older version with 412', async (one) => {
    const actor = one.row.statuses.admin < 400 ? 'admin' : 'superAdmin'
    const { status, changed, text } = await attempt(one, actor, 'company', { 'if-match': '"older"' })
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

function describeTable(cases: readonly Case[], prefix: RegExp): void {
  it('has one row for every operation that is published, and no other', () => {
    const names = published.map(({ name }) => name).filter((name) => prefix.test(name))
    expect(cases.map(({ operation }) => operation).toSorted()).toEqual(names.toSorted())
  })

  it.each(cases)('$operation says what it writes', ({ operation, row }) => {
    expect(Boolean(row.writes)).toBe(!operation.startsWith('GET '))
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

/**
 * Tests who may call what, for the operations whose name (`GET /api/…`) matches `prefix`.
 * @param files the modules of `import.meta.glob('**\/*.matrix.ts', { eager: true })`
 */
export function describeMatrix(files: Files, prefix: RegExp): void {
  const cases = Object.entries(files).flatMap(([file, { matrix }]) =>
    Object.entries(matrix).map(([operation, row]) => ({ operation, file, row })),
  )
  beforeAll(async () => {
    const newCast = casting(await payloadInstance())
    const casts = new Map<string, Promise<Cast>>()
    castOf = (file) => {
      const cast = casts.get(file) ?? newCast()
      casts.set(file, cast)
      return cast
    }
  })
  describe('the table of who may call what', () => {
    describeTable(cases, prefix)
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
