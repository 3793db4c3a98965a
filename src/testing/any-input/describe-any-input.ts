import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { call } from '../api'
import { createTestActors, type TestActors } from '../api-matrix/actors'
import { matricesOf } from '../api-matrix/matrices'
import type { Row, Sent, MatrixContext } from '../api-matrix/row'
import type { Actor } from '../api-matrix/statuses'
import { newVisitor } from '../forms'
import { described, type DescribedOperation } from './operations'
import { requests } from './requests'

const RUNS = 60
const TIMEOUT_MS = 300_000
/** Fixed, so that a failure comes from the change and not from new input. */
const SEED = 20_261_121
/** Valid requests prepared per operation; a call such as DELETE uses one up. */
const VALID_REQUESTS = 5

const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g

let cast: TestActors
let known: string[]

/** Valid requests to an operation, within the tenant of `world`. */
async function validRequests(row: Row | undefined, world: MatrixContext, count: number): Promise<Sent[]> {
  const prepared: Sent[] = []
  while (row && prepared.length < count) prepared.push((await row.request(world)).sent)
  return prepared
}

const idsIn = (requested: readonly Sent[]): string[] =>
  requested.flatMap(({ path, body }) => `${path} ${JSON.stringify(body) ?? ''}`.match(UUID) ?? [])

/** Ids of the documents that the operations address. */
async function idsOf(rows: readonly Row[], world: MatrixContext): Promise<string[]> {
  const requested: Sent[] = []
  for (const row of rows) requested.push(...(await validRequests(row, world, 1)))
  return [...idsIn(requested), world.company.domain.id]
}

/** Mostly actors with permission; the others are rejected before the input is read. */
const actors = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom<Actor>('admin') },
  { weight: 4, arbitrary: fc.constantFrom<Actor>('superAdmin', 'editor') },
  { weight: 2, arbitrary: fc.constantFrom<Actor>('anonymous', 'viewer', 'foreignAdmin', 'noRole') },
)

async function send(
  operation: DescribedOperation,
  { path, headers, ...sent }: Sent,
  token: string | undefined,
) {
  const { company } = cast.world
  return call(path, {
    host: company.domain.hostname,
    ...sent,
    method: operation.method,
    ...(token && { token }),
    tenant: company.tenant.slug,
    headers: { ...newVisitor(), ...headers },
  })
}

/** Sends arbitrary input to the operations whose name matches: every response is a documented one, and none is a 500. */
export function describeAnyInput(which: RegExp): void {
  const rows = new Map(matricesOf(which).flatMap((matrix) => Object.entries(matrix)))
  const operations = described.filter(({ name }) => which.test(name))

  beforeAll(async () => {
    const newCast = createTestActors(await payloadInstance())
    cast = await newCast()
    const { world } = cast
    const all = [...rows.values()]
    const others = await idsOf(all, { ...world, company: world.other, other: world.company })
    known = [...new Set([...(await idsOf(all, world)), ...others])]
  }, TIMEOUT_MS)

  describe('arbitrary input', () => {
    it.each(operations)(
      'gets a documented response from $name, never a 500',
      async (operation) => {
        const row = rows.get(operation.name)
        const valid = await validRequests(row, cast.world, VALID_REQUESTS)
        const input = fc.record({ sent: requests(operation, valid, known), actor: actors })
        await fc.assert(
          fc.asyncProperty(input, async ({ sent, actor }) => {
            const token = row?.endsSession ? undefined : await cast.tokenFor(actor, false)
            const { status } = await send(operation, sent, token)
            expect(status).not.toBe(500)
          }),
          { numRuns: RUNS, seed: SEED },
        )
      },
      TIMEOUT_MS,
    )
  })
}
