import type { Payload } from 'payload'
import { Client } from 'pg'
import { vi } from 'vitest'

/** The prototype of Payload's connections; its adapter may load another copy of `pg`. */
async function payloadClient({ db }: Payload): Promise<Client> {
  const client = await db.pool.connect()
  client.release()
  return Object.getPrototypeOf(client) as Client
}

/** The number of statements that this process sends to Postgres while `work` runs. */
export async function countStatements(payload: Payload, work: () => Promise<unknown>): Promise<number> {
  const spies = [...new Set([await payloadClient(payload), Client.prototype])].map((client) =>
    vi.spyOn(client, 'query'),
  )
  try {
    await work()
    return spies.reduce((sum, { mock }) => sum + mock.calls.length, 0)
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}
