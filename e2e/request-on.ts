import http from 'node:http'
import { text } from 'node:stream/consumers'

/** An answer to a request made outside the browser. */
export type Answer = { status: number; headers: http.IncomingHttpHeaders; body: string }

export type AskOptions = { method?: string; headers?: Record<string, string>; body?: string }

/** Asks a domain of the app on this machine without following redirects; Node knows no `*.localhost`, so the name goes in the Host header. */
export const requestOn = (
  port: number | string,
  host: string,
  path: string,
  { method = 'GET', headers = {}, body }: AskOptions = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port,
      path,
      method,
      headers: { host: `${host}:${port}`, ...headers },
    }
    const request = http.request(options, (response) => {
      const { statusCode: status = 0, headers: answered } = response
      text(response).then((answer) => resolve({ status, headers: answered, body: answer }), reject)
    })
    request.once('error', reject)
    request.end(body)
  })
