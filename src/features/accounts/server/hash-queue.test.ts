import { expect, it } from 'vitest'

import { inHashQueue } from './hash-queue'

it('two are worked on, fifty wait, and more are turned away until there is room', async () => {
  const open = Promise.withResolvers<null>()
  let atWork = 0
  const work = async () => {
    atWork += 1
    await open.promise
    return 'done'
  }
  const first = [inHashQueue(work), inHashQueue(work)]
  await expect.poll(() => atWork).toBe(2)
  const waiting = Array.from({ length: 50 }, () => inHashQueue(work))
  expect(waiting).not.toContain(null)
  expect(inHashQueue(work)).toBeNull()
  expect(atWork).toBe(2)
  open.resolve(null)
  expect(new Set(await Promise.all([...first, ...waiting]))).toEqual(new Set(['done']))
  expect(await inHashQueue(work)).toBe('done')
})
