import { PROBLEMS, problemType, ApiError } from './problems'

/** Proxies close connections that are silent for a minute or less. */
const HEARTBEAT_MS = 15_000

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Neither stored nor compressed on the way: compression would hold pieces back.
  'cache-control': 'no-store, no-transform',
  // Nginx would collect the pieces.
  'x-accel-buffering': 'no',
}

type ServerEvent = { event: string; data: unknown }

const problemOf = (error: unknown): ServerEvent => {
  const { code, detail } =
    error instanceof ApiError ? error : new ApiError('internal', 'Unexpected error.', { cause: error })
  return { event: 'problem', data: { type: problemType(code), ...PROBLEMS[code], detail } }
}

const encode = ({ event, data }: ServerEvent): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

/** A response of server-sent events. When the client closes it, `abort` ends the work that they wait for. */
export function eventStream(events: AsyncGenerator<ServerEvent>, abort: AbortController): Response {
  const encoder = new TextEncoder()
  let heartbeat: NodeJS.Timeout
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      heartbeat = setInterval(() => controller.enqueue(encoder.encode(': \n\n')), HEARTBEAT_MS)
    },
    async pull(controller) {
      const next = await events.next().catch((error: unknown) => ({ value: problemOf(error), done: false }))
      if (abort.signal.aborted) return
      if (next.done) {
        clearInterval(heartbeat)
        controller.close()
        return
      }
      controller.enqueue(encoder.encode(encode(next.value as ServerEvent)))
    },
    async cancel() {
      clearInterval(heartbeat)
      // Before `return`, which waits for the piece that is under way.
      abort.abort()
      await events.return(undefined)
    },
  })
  return new Response(body, { headers: HEADERS })
}
