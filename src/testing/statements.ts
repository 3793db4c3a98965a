import type { Payload } from 'payload'
import { Client } from 'pg'
import { vi } from 'vitest'

/** The class of Payload's connections; its adapter brings a `pg` of its own. */
async function payloadClient({ db }: Payload): Promise<Client> {
  const client = await db.pool.connect()
  client.release()
  return Object.getPrototypeOf(client) as Client
}

/** How many statements all connections of this process, Payload's and ours, send to Postgres while `work` runs. */
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
