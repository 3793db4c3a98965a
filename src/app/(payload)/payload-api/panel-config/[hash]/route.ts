import { countPayloadCall } from '@/src/api/core/payload-api-limits'
import { payloadInstance } from '@/src/platform/payload'
import { isOnAdminHost } from '@/src/routing/admin-hosts'
import { respondPanelConfig } from '@/src/upstream/payload/panel-config/respond'

type Context = { params: Promise<{ hash: string }> }

/** On hosts of the panel only, and within the limits, as Payload's API is. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  if (!isOnAdminHost(request.headers))
    return Response.json(
      { errors: [{ message: 'Not found.' }] },
      { status: 404, headers: { 'cache-control': 'private, no-store' } },
    )
  const [{ hash }, payload] = await Promise.all([params, payloadInstance()])
  return countPayloadCall(request, payload, () => respondPanelConfig(payload, request, hash))
}
