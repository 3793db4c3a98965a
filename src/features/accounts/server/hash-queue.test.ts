import { expect, it } from 'vitest'

import { queueHash } from './hash-queue'

it('runs two hashes at a time, queues fifty, and rejects more until there is room', async () => {
  const gate = Promise.withResolvers<null>()
  let running = 0
  const work = async () => {
    running += 1
    await gate.promise
    return 'done'
  }
  const first = [queueHash(work), queueHash(work)]
  await expect.poll(() => running).toBe(2)
  const waiting = Array.from({ length: 50 }, () => queueHash(work))
  expect(waiting).not.toContain(null)
  expect(queueHash(work)).toBeNull()
  expect(running).toBe(2)
  gate.resolve(null)
  expect(new Set(await Promise.all([...first, ...waiting]))).toEqual(new Set(['done']))
  expect(await queueHash(work)).toBe('done')
})
