import { dispositionOf, FILE_POLICY } from '@/src/features/media/rules/file-policy'
import { REQUEST_ID_HEADER, requestIdOf } from '@/src/platform/http/request-id'

/** Files of upload collections, whichever handler serves them: from the disk or a bucket, in part, or as an error. */
const FILE = /^\/payload-api\/[^/]+\/file\//
/** Data loads and runs nothing, and is not framed. */
const DATA_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'"
const PRIVATE = 'private, no-store'

/**
 * Sets the headers of every response of Payload's API. src/proxy.ts, which sets request ids elsewhere, skips these
 * requests, as it would buffer their uploads.
 */
export function finishPayloadResponse(
  { url, headers: sent }: Pick<Request, 'url' | 'headers'>,
  response: Response,
): Response {
  const isFile = FILE.test(new URL(url).pathname)
  const finished = new Response(response.body, response)
  const { headers } = finished
  headers.set(REQUEST_ID_HEADER, requestIdOf(sent))
  headers.set('x-content-type-options', 'nosniff')
  headers.set('content-security-policy', isFile ? FILE_POLICY : DATA_POLICY)
  if (isFile) headers.set('content-disposition', dispositionOf(headers.get('content-type') ?? ''))
  if (!isFile || response.status >= 400 || !headers.has('cache-control'))
    headers.set('cache-control', PRIVATE)
  return finished
}
