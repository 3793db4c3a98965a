import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import next from 'next'

import type { Env } from '@/src/platform/env-schema'
import { CompressibleResponse } from '@/src/upstream/next/compress-route-handlers'
import { listenHostname } from '@/src/upstream/next/listen-hostname'
import { rejectMalformedRequest } from '@/src/upstream/next/unreadable-requests'

/** Longer than the 60 s of proxies: when the server closes an idle connection first, a request may be lost. */
const KEEP_ALIVE_MS = 75_000

export type App = ReturnType<typeof next>

/**
 * Listens and prepares Next.js; requests that arrive earlier wait until it is ready.
 * @throws when the port is in use or Next.js cannot start
 */
export async function startServer({ HOST, PORT, NODE_ENV }: Env): Promise<{ server: Server; app: App }> {
  const server = createServer({
    ServerResponse: CompressibleResponse,
    keepAliveTimeout: KEEP_ALIVE_MS,
  })
  const hostname = listenHostname(HOST)
  const dev = NODE_ENV === 'development'
  const app = next({ dev, dir: process.cwd(), hostname, port: PORT, httpServer: server })
  const prepared = Promise.withResolvers<void>()
  const handle = app.getRequestHandler()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    rejectMalformedRequest(request)
    void prepared.promise.then(() => handle(request, response))
  })
  server.listen(PORT, HOST)
  await once(server, 'listening')
  await app.prepare()
  prepared.resolve()
  return { server, app }
}
