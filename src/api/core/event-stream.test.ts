import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { eventStream } from './event-stream'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Event = { event: string; data: unknown }

/** A stream that waits before its second event. */
function waitingStream() {
  const { promise: later, resolve: goOn } = Promise.withResolvers<void>()
  async function* events(): AsyncGenerator<Event> {
    yield { event: 'text', data: { text: 'Een' } }
    await later
    yield { event: 'done', data: {} }
  }
  const abort = new AbortController()
  const reader = eventStream(events(), abort).body?.getReader()
  const decoder = new TextDecoder()
  const read = async () => decoder.decode((await reader?.read())?.value)
  return { abort, goOn, read, cancel: () => reader?.cancel() }
}

it('keeps a silent stream open for proxies, until it ends', async () => {
  const { goOn, read } = waitingStream()
  expect(await read()).toBe('event: text\ndata: {"text":"Een"}\n\n')
  for (const _ of [1, 2]) {
    const heartbeat = read()
    vi.advanceTimersByTime(15_000)
    expect(await heartbeat).toBe(': \n\n')
  }
  goOn()
  expect(await read()).toBe('event: done\ndata: {}\n\n')
  expect(await read()).toBe('')
  expect(vi.getTimerCount()).toBe(0)
})

it('ends the work and the heartbeat when the client closes it', async () => {
  const { abort, goOn, read, cancel } = waitingStream()
  await read()
  const closed = cancel()
  goOn()
  await closed
  expect(abort.signal.aborted).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})
