import { expect, it } from 'vitest'

import { PurgeLog } from './purge-log'

it('knows which tags were purged since a moment', () => {
  const log = new PurgeLog()
  const start = log.now
  log.add(['a'])
  const middle = log.now
  log.add(['b'])
  expect([log.hasPurged(['a'], start), log.hasPurged(['a'], middle)]).toEqual([true, false])
  expect([log.hasPurged(['b'], middle), log.hasPurged(['c', 'b'], middle)]).toEqual([true, true])
  expect([log.hasPurged(['c'], start), log.hasPurged(['b'], log.now)]).toEqual([false, false])
})

it('takes every tag for purged once it has forgotten some', () => {
  const log = new PurgeLog()
  const start = log.now
  for (let round = 0; round < 10; round += 1)
    log.add(Array.from({ length: 9_000 }, (_, tag) => `${round} ${tag}`))
  expect(log.hasPurged(['other'], start)).toBe(true)
  expect(log.hasPurged(['other'], log.now)).toBe(false)
})
