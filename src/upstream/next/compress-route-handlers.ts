/**
 * Defect: Next writes the Content-Type of a route handler as a list of one value, in which its own compression sees no type,
 * and drops a Content-Encoding that the handler sets: no API response, feed or sitemap is compressed.
 * Seen in: next 16.4.5
 * Upstream: https://github.com/vercel/next.js/issues/98007 "`next start` built-in compression never applies to Route Handlers (including metadata routes) — sitemap.xml served uncompressed"
 * Remove when: compress-route-handlers.test.ts "Next sends the type of a route handler as a list and does not compress it" fails
 */
import { ServerResponse } from 'node:http'

/** Compression would buffer the events of a stream. */
const STREAMED = 'text/event-stream'

/** The single Content-Type of a list; undefined for streams, which stay a list so that they are not compressed. */
function onlyType(name: string, value: number | string | readonly string[]): string | undefined {
  if (name.toLowerCase() !== 'content-type' || typeof value !== 'object' || value.length !== 1)
    return undefined
  const [type] = value
  return type?.startsWith(STREAMED) ? undefined : type
}

/** The class of the responses of our server (src/server). */
export class CompressibleResponse extends ServerResponse {
  override setHeader(name: string, value: number | string | readonly string[]): this {
    return super.setHeader(name, onlyType(name, value) ?? value)
  }
}
