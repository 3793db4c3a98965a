/** Serves the API, Payload's REST API and images over HTTP, in a separate process that is configured with a bucket. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import config from '@payload-config'
import { handleEndpoints } from 'payload'

import { migrations } from '@/migrations'
import { createApi } from '@/src/api'
import { serveImage } from '@/src/features/media/server/serve-image'
import { payloadInstance } from '@/src/platform/payload'

const api = createApi({ payload: payloadInstance, migrations: migrations.map(({ name }) => name) })

function toRequest(incoming: IncomingMessage): Request {
  const { url = '/', method = 'GET', headers } = incoming
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(`http://localhost${url}`, {
    method,
    headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
    // The stream types of Node and of the DOM differ.
    ...(hasBody && { body: Readable.toWeb(incoming) as BodyInit, duplex: 'half' }),
  })
}

async function handle(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname.startsWith('/api/')) return api.fetch(request)
  if (pathname.startsWith('/payload-api/')) return handleEndpoints({ config, request })
  const [modifiers = '_', ...file] = pathname.split('/').slice(2)
  const { url, headers } = request
  const common = { version: null, signature: null, client: 'tests' }
  return serveImage(await payloadInstance(), { modifiers, file, ...common, url, headers })
}

async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const response = await handle(toRequest(incoming))
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}

const server = createServer((incoming, outgoing) => void serve(incoming, outgoing))
await payloadInstance()
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.once('disconnect', () => process.exit())
