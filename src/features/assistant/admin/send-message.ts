import { EventSourceParserStream } from 'eventsource-parser/stream'

import { panelHref } from '@/src/api-client/panel-href'
import type { ApiResponse, PanelOptions } from '@/src/api-client/types'

export type SentMessage = PanelOptions<'/api/admin/chat/send-message', 'post'>['body']
export type Proposal = ApiResponse<'/api/admin/proposals/{id}/reject', 'post'>['data']

export type ChatEvent =
  | { event: 'conversation'; data: { id: string } }
  | { event: 'text'; data: { text: string } }
  | { event: 'tool'; data: { name: string } }
  | { event: 'proposal'; data: Proposal }
  | { event: 'done'; data: unknown }
  | { event: 'problem'; data: { detail?: string } }

/** The events of a stream, in whatever pieces it comes. */
export async function* readEvents(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<ChatEvent> {
  // Not every browser iterates over a stream.
  const reader = stream
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    // The document of the API declares the events.
    yield { event: value.event, data: JSON.parse(value.data) as unknown } as ChatEvent
  }
}

/** What the assistant does and says, as it comes. The typed client reads whole answers only. */
export async function* sendMessage(body: SentMessage, signal: AbortSignal): AsyncGenerator<ChatEvent> {
  const response = await fetch(panelHref('/api/admin/chat/send-message'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(body),
    signal,
  })
  if (response.ok && response.body) yield* readEvents(response.body)
  else yield { event: 'problem', data: (await response.json()) as { detail?: string } }
}
