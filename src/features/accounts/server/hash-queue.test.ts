import { expect, it } from 'vitest'

import { queueHash } from './hash-queue'

it('two are worked on, fifty wait, and more are turned away until there is room', async () => {
  const open = Promise.withResolvers<null>()
  let atWork = 0
  const work = async () => {
    atWork += 1
    await open.promise
    return 'done'
  }
  const first = [queueHash(work), queueHash(work)]
  await expect.poll(() => atWork).toBe(2)
  const waiting = Array.from({ length: 50 }, () => queueHash(work))
  expect(waiting).not.toContain(null)
  expect(queueHash(work)).toBeNull()
  expect(atWork).toBe(2)
  open.resolve(null)
  expect(new Set(await Promise.all([...first, ...waiting]))).toEqual(new Set(['done']))
  expect(await queueHash(work)).toBe('done')
})
