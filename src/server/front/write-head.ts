import { type ServerResponse, STATUS_CODES, validateHeaderName, validateHeaderValue } from 'node:http'

/** The status line and headers of a response as they are sent, but for what depends on the request. */
export type Head = { status: number; text: string; length: number }

/**
 * Of headers that many responses share: Node checks and joins the headers of each response anew, which is a third of what an
 * answer from memory costs.
 * @param headers name, value, name, value …
 * @throws {TypeError} when a header is not valid
 */
export function buildHead(status: number, headers: readonly string[], length: number): Head {
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'unknown'}`]
  for (let index = 0; index + 1 < headers.length; index += 2) {
    const [name = '', value = ''] = headers.slice(index, index + 2)
    validateHeaderName(name)
    validateHeaderValue(name, value)
    lines.push(`${name}: ${value}`)
  }
  // Joined: V8 keeps a text that was added up as a tree of its parts, and writes it out anew for each response.
  return { status, text: [...lines, ''].join('\r\n'), length }
}

/**
 * What `writeHead` calls: adds Date and Connection to the first argument, and decides on keeping the connection. It is as
 * old as Node; front-cache.test.ts compares its responses with those of `writeHead`.
 */
type WithStoreHeader = { _storeHeader: (text: string, headers: readonly string[]) => void }

/** As `writeHead`, with a head that was built before. @param own headers of this response: valid, as they are sent */
export function writeBuiltHead(response: ServerResponse, { status, text, length }: Head, own: string): void {
  response.statusCode = status
  const { _storeHeader: storeHeader } = response as unknown as WithStoreHeader
  storeHeader.call(response, text + own, ['content-length', String(length)])
}
