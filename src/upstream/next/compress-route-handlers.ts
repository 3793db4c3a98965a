import { OutgoingMessage, ServerResponse } from 'node:http'

/** Sent bit by bit: compression would hold it back. */
const STREAMED = 'text/event-stream'

/** The type that a list of one value holds, unless it stays a list so that nothing compresses it. */
function onlyType(name: string, value: number | string | readonly string[]): string | undefined {
  if (name.toLowerCase() !== 'content-type' || typeof value !== 'object' || value.length !== 1)
    return undefined
  const [type] = value
  return type?.startsWith(STREAMED) ? undefined : type
}

/**
 * Next writes the Content-Type of a route handler as a list of one value, in which its own compression sees no type, and
 * drops a Content-Encoding of the handler's own: without this no answer of the API, no feed and no sitemap is compressed.
 */
export function letRouteHandlersBeCompressed(): void {
  ServerResponse.prototype.setHeader = function (name, value) {
    OutgoingMessage.prototype.setHeader.call(this, name, onlyType(name, value) ?? value)
    return this
  }
}
