import { describe, expect, it } from 'vitest'

import { FairQueue } from './fair-queue'
import { ClientQueueFullError, QueueFullError } from './queue-full-error'

const LIMITS = { running: 1, runningPerClient: 1, waiting: 100, waitingPerClient: 20 }

/** A queue whose jobs note their keys in `started`, and end when they are told to. */
function setUp(limits: Partial<typeof LIMITS> = {}) {
  const queue = new FairQueue({ ...LIMITS, ...limits })
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const run = (client: string, key: string) =>
    queue.run(client, key, () => {
      started.push(key)
      return new Promise<string>((resolve) => void ends.set(key, () => resolve(key)))
    })
  /** Ends the jobs in the order in which they start. */
  const drain = async () => {
    for (let done = 0; done < started.length; done += 1) {
      ends.get(started[done] ?? '')?.()
      await new Promise(setImmediate)
    }
  }
  return { queue, run, started, drain }
}

const keys = (client: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${client}${index}`)

describe('FairQueue', () => {
  it('lets a client that comes later wait for one job of another, not for all', async () => {
    const { run, started, drain } = setUp()
    const all = [...keys('a', 10).map((key) => run('a', key)), ...keys('b', 2).map((key) => run('b', key))]
    await drain()
    await Promise.all(all)
    expect(started.slice(0, 5)).toEqual(['a0', 'a1', 'b0', 'a2', 'b1'])
    expect(started).toHaveLength(12)
  })

  it('runs no more jobs of one client at once than its share', async () => {
    const { run, started, drain } = setUp({ running: 3, runningPerClient: 2 })
    const all = keys('a', 6).map((key) => run('a', key))
    expect(started).toEqual(['a0', 'a1'])
    all.push(run('b', 'b0'))
    expect(started).toEqual(['a0', 'a1', 'b0'])
    await drain()
    await Promise.all(all)
  })

  it('runs a job once that several clients want, at the first turn of any of them', async () => {
    const { run, started, drain } = setUp()
    const all = [...keys('a', 10).map((key) => run('a', key)), run('b', 'a9'), run('b', 'a9')]
    await drain()
    expect(await all.at(-1)).toBe('a9')
    await Promise.all(all)
    expect(started.filter((key) => key === 'a9')).toHaveLength(1)
    expect(started.indexOf('a9')).toBeLessThan(4)
  })

  it('rejects what exceeds the bound of a client, while others may go on', async () => {
    const { run, drain } = setUp({ waitingPerClient: 3 })
    const all = keys('a', 4).map((key) => run('a', key))
    await expect(run('a', 'more')).rejects.toThrow(ClientQueueFullError)
    all.push(run('b', 'b0'))
    await drain()
    expect(await Promise.all(all)).toHaveLength(5)
  })

  it('rejects what exceeds the bound of all', async () => {
    const { run, queue, drain } = setUp({ waiting: 2 })
    const all = ['a', 'b', 'c'].map((client) => run(client, client))
    const rejected = run('d', 'd')
    await expect(rejected).rejects.toThrow(QueueFullError)
    await expect(rejected).rejects.not.toThrow(ClientQueueFullError)
    await drain()
    await Promise.all(all)
    expect(queue.waiting).toBe(0)
  })

  it('goes on after a job that fails', async () => {
    const queue = new FairQueue(LIMITS)
    const failed = queue.run('a', 'one', () => Promise.reject(new Error('broken')))
    const other = queue.run('a', 'two', () => Promise.resolve('fine'))
    await expect(failed).rejects.toThrow('broken')
    expect(await other).toBe('fine')
    expect(await queue.run('a', 'one', () => Promise.resolve('again'))).toBe('again')
  })
})
