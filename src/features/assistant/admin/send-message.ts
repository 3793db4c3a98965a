import { panelHref } from '@/src/api-client/panel-href'
import { readEvents } from '@/src/api-client/read-events'
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

/** What the assistant does and says, as it comes. The typed client reads whole answers only. */
export async function* sendMessage(body: SentMessage, signal: AbortSignal): AsyncGenerator<ChatEvent> {
  const response = await fetch(panelHref('/api/admin/chat/send-message'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(body),
    signal,
  })
  if (response.ok && response.body)
    // The document of the API declares the events.
    for await (const event of readEvents(response.body)) yield event as ChatEvent
  else yield { event: 'problem', data: (await response.json()) as { detail?: string } }
}
