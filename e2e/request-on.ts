import http from 'node:http'
import { text } from 'node:stream/consumers'

/** A response to a request made outside the browser. */
export type TextResponse = { status: number; headers: http.IncomingHttpHeaders; body: string }

export type RequestOptions = { method?: string; headers?: Record<string, string>; body?: string }

/** Requests a path of a domain of the app without following redirects. Node does not resolve `*.localhost`, so the name goes in the Host header. */
export const requestOn = (
  port: number | string,
  host: string,
  path: string,
  { method = 'GET', headers = {}, body }: RequestOptions = {},
): Promise<TextResponse> =>
  new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port,
      path,
      method,
      headers: { host: `${host}:${port}`, ...headers },
    }
    const request = http.request(options, (response) => {
      const { statusCode: status = 0, headers: responseHeaders } = response
      text(response).then((content) => resolve({ status, headers: responseHeaders, body: content }), reject)
    })
    request.once('error', reject)
    request.end(body)
  })
