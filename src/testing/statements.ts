import type { Payload } from 'payload'
import { Client } from 'pg'
import { vi } from 'vitest'

/** The prototype of Payload's connections; its adapter may load another copy of `pg`. */
async function payloadClient({ db }: Payload): Promise<Client> {
  const client = await db.pool.connect()
  client.release()
  return Object.getPrototypeOf(client) as Client
}

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : String(Reflect.get(Object(query), 'text'))

/** The texts of the statements that this process sends to Postgres while `work` runs. */
export async function recordStatements(payload: Payload, work: () => Promise<unknown>): Promise<string[]> {
  const spies = [...new Set([await payloadClient(payload), Client.prototype])].map((client) =>
    vi.spyOn(client, 'query'),
  )
  try {
    await work()
    return spies.flatMap(({ mock }) => mock.calls.map(([query]) => textOf(query)))
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

/** The number of statements that this process sends to Postgres while `work` runs. */
export const countStatements = async (payload: Payload, work: () => Promise<unknown>): Promise<number> =>
  (await recordStatements(payload, work)).length
