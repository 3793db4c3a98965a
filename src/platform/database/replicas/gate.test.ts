import type { Pool } from 'pg'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { ReplicaGate } from './gate'

type Server = Pick<Pool, 'query'> & { position: number; down: boolean }

/** A server at a position in its log, which answers the two statements of the gate. */
function serverAt(position: number): Server {
  const server = {
    position,
    down: false,
    query: (_: string, values?: string[]) => {
      if (server.down) return Promise.reject(new Error('down'))
      const row = values
        ? { replayed: server.position >= Number(values[0]) }
        : { position: String(server.position) }
      return Promise.resolve({ rows: [row] })
    },
  }
  return server as unknown as Server
}

let primary: Server
let first: Server
let second: Server
let gate: ReplicaGate<Server>

beforeEach(() => {
  primary = serverAt(10)
  first = serverAt(10)
  second = serverAt(10)
  gate = new ReplicaGate(primary, [first, second], 1)
})

const untilRead = (replica: Server) => vi.waitUntil(() => gate.current() === replica)

describe('ReplicaGate', () => {
  it('reads no replica before the first notification', () => {
    expect(gate.current()).toBeNull()
  })

  it('reads the replicas in turn once they have replayed what the primary had written', async () => {
    gate.changed()
    expect(gate.current()).toBeNull()
    await untilRead(first)
    await untilRead(second)
  })

  it('does not read a replica that lags, and reads it when it has caught up', async () => {
    second.position = 9
    gate.changed()
    await untilRead(first)
    expect([gate.current(), gate.current()]).toEqual([first, first])
    second.position = 10
    await untilRead(second)
  })

  it('reads no replica from the moment that something has changed', async () => {
    gate.changed()
    await untilRead(first)
    primary.position = 11
    gate.changed()
    expect(gate.current()).toBeNull()
    second.position = 11
    await untilRead(second)
    expect([gate.current(), gate.current()]).toEqual([second, second])
  })

  it('reads no replica while the position of the primary is unknown', async () => {
    primary.down = true
    gate.changed()
    primary.position = 11
    primary.down = false
    first.position = 11
    await untilRead(first)
    expect([gate.current(), gate.current()]).toEqual([first, first])
  })

  it('leaves a failed replica out until it answers again', async () => {
    gate.changed()
    await untilRead(first)
    await untilRead(second)
    first.down = true
    gate.failed(first)
    expect([gate.current(), gate.current()]).toEqual([second, second])
    first.down = false
    await untilRead(first)
  })

  it('reads no replica after it was closed', async () => {
    gate.changed()
    await untilRead(first)
    gate.close()
    expect(gate.current()).toBeNull()
  })
})
