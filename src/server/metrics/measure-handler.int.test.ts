import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'

import { logger } from '@/src/platform/logger'
import { payloadInstance } from '@/src/platform/payload'
import { tracing } from '@/src/platform/tracing/spans'
import { startTracing } from '@/src/platform/tracing/start-tracing'
import { startOtlpReceiver } from '@/src/testing/otlp-receiver'
import { measureHandler } from './measure-handler'

let payload: Payload
const servers: Server[] = []

beforeAll(async () => {
  payload = await payloadInstance()
})
afterEach(async () => {
  await tracing()?.stop()
  for (const server of servers.splice(0)) server.close()
  vi.restoreAllMocks()
})

/** A server whose handler sends as many statements as the path says. */
async function serve(settings: Partial<Parameters<typeof measureHandler>[1]>): Promise<string> {
  const handler = measureHandler(
    async (request, response) => {
      const statements = Number(request.url?.match(/\d+/)?.[0])
      for (let sent = 0; sent < statements; sent += 1) await payload.db.drizzle.execute(sql`select 1`)
      response.writeHead(418).end()
    },
    { slowMs: 0, continuesTraces: false, ...settings },
  )
  const server = createServer((request, response) => void handler(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  servers.push(server)
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function slowLines() {
  const warn = vi.spyOn(logger, 'warn').mockReturnValue(undefined)
  return () => warn.mock.calls.map(([line]) => line as unknown)
}

it('logs each slow request with its own statements, without its query', async () => {
  const [lines, origin] = [slowLines(), await serve({ slowMs: 1 })]
  await Promise.all([3, 5].map((count) => fetch(`${origin}/en/${count}?token=hunter2`)))
  await expect.poll(() => lines().length).toBe(2)
  for (const count of [3, 5])
    expect(lines()).toContainEqual(
      expect.objectContaining({ path: `/en/${count}`, kind: 'page', status: 418, statements: count }),
    )
  expect(JSON.stringify(lines())).not.toContain('hunter2')
})

it.each([0, 60_000])('logs no request when the threshold is %i ms', async (slowMs) => {
  const [lines, origin] = [slowLines(), await serve({ slowMs })]
  await fetch(`${origin}/1`)
  expect(lines()).toEqual([])
})

const TRACEPARENT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'

it.each([true, false])(
  'traces a request with its statements; continues the trace of its sender: %s',
  async (continuesTraces) => {
    const receiver = await startOtlpReceiver()
    await startTracing({ endpoint: receiver.url, serviceName: 'gevel', ratio: 1 })
    await fetch(`${await serve({ continuesTraces })}/2`, { headers: { traceparent: TRACEPARENT } })
    await tracing()?.stop()
    await receiver.stop()
    const [request, ...others] = receiver.spans().toReversed()
    expect(request?.name).toBe('GET page')
    expect(TRACEPARENT.includes(request?.traceId ?? 'none')).toBe(continuesTraces)
    expect(request?.attributes).toContainEqual({
      key: 'http.response.status_code',
      value: { intValue: 418 },
    })
    expect(others.map(({ parentSpanId }) => parentSpanId)).toEqual([request?.spanId, request?.spanId])
  },
)
