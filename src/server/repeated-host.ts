import type { IncomingMessage, ServerResponse } from 'node:http'

const HOST = 'host'

/**
 * Answers 400 to a request that names several hosts (RFC 9112, 3.2), as Node does to one that names none. A proxy before
 * us may have chosen by the other, and would store the page of one site for another.
 * @returns whether it answered
 */
export function rejectRepeatedHost({ rawHeaders }: IncomingMessage, response: ServerResponse): boolean {
  let hosts = 0
  // Every request passes here: names of another length are not compared.
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === HOST.length && name.toLowerCase() === HOST) hosts += 1
  }
  if (hosts < 2) return false
  response.writeHead(400, { connection: 'close' }).end()
  return true
}
