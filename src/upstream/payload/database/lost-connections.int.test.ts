import { EventEmitter } from 'node:events'
import type { Payload } from 'payload'
import { expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { handleLostConnections } from './lost-connections'

it('Payload does not listen to the errors of its pool', async () => {
  const { pool } = (await payloadInstance()).db
  // The one listener is ours.
  expect(pool.listenerCount('error')).toBe(1)
})

it('logs errors of idle connections and of connections in use', () => {
  const pool = new EventEmitter()
  const warned: unknown[] = []
  const logger = { warn: ({ err }: { err: Error }) => warned.push(err.message) }
  handleLostConnections({ db: { pool }, logger } as unknown as Payload)
  const client = new EventEmitter()
  pool.emit('acquire', client)
  client.emit('error', new Error('in use'))
  pool.emit('error', new Error('idle'))
  pool.emit('release', undefined, client)
  expect([warned, client.listenerCount('error')]).toEqual([['in use', 'idle'], 0])
})
