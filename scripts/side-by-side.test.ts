import { once } from 'node:events'
import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { sideBySide } from '@/scripts/side-by-side'

const never = () => new AbortController().signal

/** A task that ends when it is stopped, and records that. */
function untilStopped(record: string[], name: string) {
  return async (signal: AbortSignal) => {
    if (!signal.aborted) await once(signal, 'abort')
    await turn()
    record.push(name)
    signal.throwIfAborted()
  }
}

describe('sideBySide', () => {
  it('returns the results in the order of the tasks', async () => {
    const slow = async () => {
      await turn()
      return 'slow'
    }
    expect(await sideBySide(never(), 2, [slow, async () => 'quick'])).toEqual(['slow', 'quick'])
  })

  it('stops the other task when one fails, waits for its end, and throws the first error', async () => {
    const ended: string[] = []
    const failing = async () => {
      throw new Error('disk full')
    }
    await expect(sideBySide(never(), 2, [untilStopped(ended, 'build'), failing])).rejects.toThrow('disk full')
    expect(ended).toEqual(['build'])
  })

  it('stops all tasks with the reason of the signal', async () => {
    const ended: string[] = []
    const stop = new AbortController()
    const outcome = sideBySide(stop.signal, 2, [untilStopped(ended, 'a'), untilStopped(ended, 'b')])
    await turn()
    stop.abort('stopped')
    await expect(outcome).rejects.toBe('stopped')
    expect(ended.toSorted()).toEqual(['a', 'b'])
  })

  it('runs one after the other with a limit of one, and none after a failure', async () => {
    const order: string[] = []
    const first = async () => {
      await turn()
      order.push('first')
      throw new Error('no')
    }
    const second = async () => order.push('second')
    await expect(sideBySide(never(), 1, [first, second])).rejects.toThrow('no')
    expect(order).toEqual(['first'])
  })
})
