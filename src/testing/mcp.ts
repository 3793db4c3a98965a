import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'

import { createApi } from '@/src/api'
import { INSTALLATION } from './api'

const VERSION = '2025-06-18'

const api = createApi(INSTALLATION)

export type SentToMcp = { token?: string; host?: string; headers?: Record<string, string>; method?: string }

/** Sends one message of an agent, without a client that would correct it. */
export const requestMcp = (
  body: unknown,
  { token, host = 'localhost', headers, method = 'POST' }: SentToMcp,
): Response | Promise<Response> =>
  api.request(`http://${host}/api/mcp`, {
    method,
    headers: {
      host,
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      'mcp-protocol-version': VERSION,
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })

/** The SDK's own client, connected to the app. */
export async function connectMcp(token: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' })
  const transport = new StreamableHTTPClientTransport(new URL('http://localhost/api/mcp'), {
    requestInit: { headers: { authorization: `Bearer ${token}` } },
    fetch: async (url, { headers, ...init } = {}) => {
      const sent = new Headers(headers)
      sent.set('host', 'localhost')
      return api.request(String(url), { ...init, headers: sent })
    },
  })
  await client.connect(transport)
  return client
}
