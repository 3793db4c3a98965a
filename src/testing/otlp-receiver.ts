import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

type Attribute = { key: string; value: Record<string, unknown> }
export type ReceivedSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: Attribute[]
  status: { code?: number }
}
type Export = {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: ReceivedSpan[] }[] }[]
}

/** A collector that keeps the spans it receives by OTLP over HTTP, as JSON. */
export async function startOtlpReceiver() {
  const received: Export[] = []
  const paths: (string | undefined)[] = []
  const server = createServer((request, response) => {
    paths.push(request.url)
    void json(request).then((body) => {
      received.push(body as Export)
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const resources = () => received.flatMap(({ resourceSpans }) => resourceSpans)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    paths: () => paths,
    resourceAttributes: () => resources().flatMap(({ resource }) => resource.attributes),
    spans: () => resources().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    stop: () => {
      server.closeAllConnections()
      return new Promise((closed) => {
        server.close(closed)
      })
    },
  }
}
