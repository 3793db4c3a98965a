/**
 * Defect: Payload has no endpoint for HEAD and responds with 404, where the standard wants the headers of GET.
 * Seen in: payload 3.90.1
 * Upstream: https://github.com/payloadcms/payload/issues/16754 "REST: /api/media/file/* returns 404 on HEAD but 200 on GET (RFC 9110 §9.3.2 violation)"
 * Remove when: head-requests.int.test.ts "Payload responds to HEAD with 404" fails
 */
import { plainRequest } from '@/src/upstream/next/plain-request'

type Handler<Context> = (request: Request, context: Context) => Promise<Response>

/** Responds to HEAD with the status and the headers of GET. */
export const headOf =
  <Context>(get: Handler<Context>): Handler<Context> =>
  async (request, context) => {
    const response = await get(new Request(plainRequest(request), { method: 'GET' }), context)
    await response.body?.cancel()
    return new Response(null, response)
  }
