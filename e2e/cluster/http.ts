import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string }
export type Call = {
  method?: string
  host?: string
  token?: string
  /** Sent as JSON. */
  body?: unknown
  headers?: Record<string, string>
}

/** Sends a request to a port of this machine, with any Host header, which `fetch` does not allow. */
export function call(port: number, path: string, options: Call = {}): Promise<Answer> {
  const { body, host = 'localhost', token, headers = {} } = options
  const { method = body === undefined ? 'GET' : 'POST' } = options
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        path,
        method,
        headers: {
          host,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...headers,
        },
      },
      (response) => {
        const { statusCode: status = 0 } = response
        text(response).then(
          (content) => resolve({ status, headers: response.headers, body: content }),
          reject,
        )
      },
    )
    sent.on('error', (error) => {
      // As browsers do: the server may close an idle connection just when it is used again, as nginx does on a reload.
      if (sent.reusedSocket && method === 'GET') resolve(call(port, path, options))
      else reject(error)
    })
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })
}
