import type { Payload } from 'payload'
import { Client } from 'pg'
import { vi } from 'vitest'

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : String(Reflect.get(Object(query), 'text'))

/** The texts of the statements that this process sends to Postgres while `work` runs. */
export async function recordStatements(payload: Payload, work: () => Promise<unknown>): Promise<string[]> {
  // Those of Payload are sent by its own kind of connection, which prepares each new one by a statement of no request.
  const client = await payload.db.pool.connect()
  client.release()
  const own = Object.getPrototypeOf(client) as Client
  const [limited, other] = [own, Client.prototype].map((prototype) => vi.spyOn(prototype, 'query'))
  try {
    await work()
    const others = other?.mock.calls.filter(
      (_, index) => !(other.mock.contexts[index] instanceof own.constructor),
    )
    return [...(limited?.mock.calls ?? []), ...(others ?? [])].map(([query]) => textOf(query))
  } finally {
    limited?.mockRestore()
    other?.mockRestore()
  }
}

/** The number of statements that this process sends to Postgres while `work` runs. */
export const countStatements = async (payload: Payload, work: () => Promise<unknown>): Promise<number> =>
  (await recordStatements(payload, work)).length
