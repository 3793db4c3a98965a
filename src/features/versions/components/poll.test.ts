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
  const callback = vi.fn<() => void>()
  return { callback, stop: poll(callback) }
}

describe('poll', () => {
  it.each([
    [0, 0.9],
    [0.5, 1],
    [1, 1.1],
  ])('calls back every hour with a jitter of a tenth: random %s → %s hours', (random, hours) => {
    expect(VERSION_POLL_MS).toBe(HOUR_MS)
    vi.spyOn(Math, 'random').mockReturnValue(random)
    const { callback, stop } = polling()
    vi.advanceTimersByTime(hours * HOUR_MS - 1)
    expect(callback).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(callback).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(hours * HOUR_MS)
    expect(callback).toHaveBeenCalledTimes(2)
    stop()
  })

  it('waits until the page is visible, and calls back once for all missed polls', () => {
    const { callback, stop } = polling()
    page.hidden = true
    vi.advanceTimersByTime(5 * HOUR_MS)
    expect(callback).not.toHaveBeenCalled()
    page.hidden = false
    page.dispatchEvent(new Event('visibilitychange'))
    page.dispatchEvent(new Event('visibilitychange'))
    expect(callback).toHaveBeenCalledOnce()
    stop()
  })

  it('waits until there is a connection', () => {
    const { callback, stop } = polling()
    connection.onLine = false
    vi.advanceTimersByTime(2 * HOUR_MS)
    expect(callback).not.toHaveBeenCalled()
    connection.onLine = true
    window.dispatchEvent(new Event('online'))
    expect(callback).toHaveBeenCalledOnce()
    stop()
  })

  it('does not call back early when the page becomes visible, nor after it was stopped', () => {
    const { callback, stop } = polling()
    page.dispatchEvent(new Event('visibilitychange'))
    stop()
    vi.advanceTimersByTime(3 * HOUR_MS)
    page.dispatchEvent(new Event('visibilitychange'))
    expect(callback).not.toHaveBeenCalled()
  })
})
