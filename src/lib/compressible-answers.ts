import { ServerResponse } from 'node:http'

import { processWide } from './process-wide'

/** Sent bit by bit: compression would hold it back. */
const STREAMED = 'text/event-stream'

const onlyType = (name: string, value: unknown): string | undefined => {
  if (name.toLowerCase() !== 'content-type' || !Array.isArray(value) || value.length !== 1) return undefined
  const [type]: unknown[] = value
  return typeof type === 'string' && !type.startsWith(STREAMED) ? type : undefined
}

function install(): true {
  const { setHeader } = ServerResponse.prototype
  ServerResponse.prototype.setHeader = function (name, value) {
    return setHeader.call(this, name, onlyType(name, value) ?? value)
  }
  return true
}

/**
 * Next writes the Content-Type of a route handler as a list of one value, in which its own compression sees no type, and
 * drops a Content-Encoding of the handler's own: without this no answer of the API, no feed and no sitemap is compressed.
 */
export const letRouteHandlersBeCompressed = (): true => processWide('compressible-answers', install)
