import { type Given, send } from './api'
import { onPanelMount } from './panel-href'
import { readEvents, type ServerEvent } from './read-events'
import type { MethodOf, PanelOptions, PanelPath } from './types'

/**
 * Calls an operation that can answer with server-sent events, as `panelApi` does, for those.
 * @throws {HttpError} when it answers with a problem before the first
 */
export async function* panelEvents<P extends PanelPath, M extends MethodOf<P>>(
  path: P,
  options: PanelOptions<P, M>,
): AsyncGenerator<ServerEvent> {
  const given = options as Given
  const headers = { ...given.headers, accept: 'text/event-stream' }
  const { body } = await send(onPanelMount(path), { ...given, headers })
  // What the HTTP client gives for this type of content.
  yield* readEvents(body as ReadableStream<Uint8Array<ArrayBuffer>>)
}
