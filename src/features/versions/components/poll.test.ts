import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { VERSION_POLL_MS } from '@/src/lib/constants'
import { HOUR_MS } from '@/src/lib/durations'
import { poll } from './poll'

let page: EventTarget & { hidden: boolean }
let connection: { onLine: boolean }

beforeEach(() => {
  vi.useFakeTimers()
  page = Object.assign(new EventTarget(), { hidden: false })
  connection = { onLine: true }
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', connection)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function polling() {
  const ask = vi.fn<() => void>()
  return { ask, stop: poll(ask) }
}

describe('poll', () => {
  it.each([
    [0, 0.9],
    [0.5, 1],
    [1, 1.1],
  ])('asks every hour, give or take a tenth: drawn %s → %s hours', (drawn, hours) => {
    expect(VERSION_POLL_MS).toBe(HOUR_MS)
    vi.spyOn(Math, 'random').mockReturnValue(drawn)
    const { ask, stop } = polling()
    vi.advanceTimersByTime(hours * HOUR_MS - 1)
    expect(ask).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(ask).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(hours * HOUR_MS)
    expect(ask).toHaveBeenCalledTimes(2)
    stop()
  })

  it('waits until the page is seen, and asks once for all that fell due', () => {
    const { ask, stop } = polling()
    page.hidden = true
    vi.advanceTimersByTime(5 * HOUR_MS)
    expect(ask).not.toHaveBeenCalled()
    page.hidden = false
    page.dispatchEvent(new Event('visibilitychange'))
    page.dispatchEvent(new Event('visibilitychange'))
    expect(ask).toHaveBeenCalledOnce()
    stop()
  })

  it('waits until there is a connection', () => {
    const { ask, stop } = polling()
    connection.onLine = false
    vi.advanceTimersByTime(2 * HOUR_MS)
    expect(ask).not.toHaveBeenCalled()
    connection.onLine = true
    window.dispatchEvent(new Event('online'))
    expect(ask).toHaveBeenCalledOnce()
    stop()
  })

  it('does not ask because a page is looked at again, nor after it was stopped', () => {
    const { ask, stop } = polling()
    page.dispatchEvent(new Event('visibilitychange'))
    stop()
    vi.advanceTimersByTime(3 * HOUR_MS)
    page.dispatchEvent(new Event('visibilitychange'))
    expect(ask).not.toHaveBeenCalled()
  })
})
