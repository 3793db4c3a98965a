import { EventSourceParserStream } from 'eventsource-parser/stream'

/** Of a stream of the API, as the OpenAPI document describes it in words. */
export type ServerEvent = { event: string; data: unknown }

/** The events of a stream, in whatever pieces it comes. */
export async function* readEvents(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<ServerEvent> {
  // Not every browser iterates over a stream.
  const reader = stream
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield { event: value.event ?? 'message', data: JSON.parse(value.data) as unknown }
    }
  } finally {
    await reader.cancel()
  }
}
