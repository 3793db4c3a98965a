import { expect, it } from 'vitest'

import { readEvents, type ServerEvent } from './read-events'

const SENT = [
  ': waiting\n\n',
  'event: conversation\ndata: {"id":"1"}\n\n',
  'event: text\ndata: {"text":"Één → twee"}\n\n',
  'event: done\ndata: {}\n\n',
].join('')

const EVENTS: ServerEvent[] = [
  { event: 'conversation', data: { id: '1' } },
  { event: 'text', data: { text: 'Één → twee' } },
  { event: 'done', data: {} },
]

const bytes = new TextEncoder().encode(SENT)

function inPieces(size: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start: (controller) => {
      for (let from = 0; from < bytes.length; from += size) controller.enqueue(bytes.slice(from, from + size))
      controller.close()
    },
  })
}

it.each([1, 2, 3, 7, 50, 1000])('reads the events of a stream in pieces of %d bytes', async (size) => {
  const events: ServerEvent[] = []
  for await (const event of readEvents(inPieces(size))) events.push(event)
  expect(events).toEqual(EVENTS)
})
