import { expect, it, vi } from 'vitest'

import { newestOnly } from './newest-only'

it('works for one value at a time, and leaves out all between the running and the newest', async () => {
  const started: string[] = []
  const ends: (() => void)[] = []
  const { give } = newestOnly<string>((value) => {
    started.push(value)
    return new Promise((resolve) => ends.push(resolve))
  })
  const end = async () => {
    ends.pop()?.()
    await new Promise(setImmediate)
  }
  for (const value of ['a', 'b', 'c']) give(value)
  expect(started).toEqual(['a'])
  await end()
  expect(started).toEqual(['a', 'c'])
  await end()
  give('d')
  expect(started).toEqual(['a', 'c', 'd'])
})

it('begins nothing while it is held, then works for the newest value', () => {
  const work = vi.fn<(value: string) => Promise<void>>(() => Promise.resolve())
  const { give, hold } = newestOnly<string>(work)
  hold(true)
  for (const value of ['a', 'b']) give(value)
  expect(work).not.toHaveBeenCalled()
  hold(false)
  expect(work.mock.calls).toEqual([['b', expect.any(Function)]])
})

it('can be asked, by what is running, whether it is held since', async () => {
  const seen: boolean[] = []
  const { give, hold } = newestOnly<string>(async (_, isHeld) => {
    await Promise.resolve()
    seen.push(isHeld())
  })
  give('a')
  hold(true)
  await vi.waitFor(() => expect(seen).toEqual([true]))
})
