import {
  arriveAtPanel,
  confirmAtPanel,
  leaveForPanel,
} from '@/src/features/accounts/server/hand-over-response'
import { payloadInstance } from '@/src/platform/payload'
import { isOnAdminHost } from '@/src/routing/admin-hosts'

/** From a site to the panel: the site's host sends the person with a code to the panel's host, which asks before it accepts it. */
export async function GET(request: Request): Promise<Response> {
  const lead = isOnAdminHost(request.headers) ? arriveAtPanel : leaveForPanel
  return lead(await payloadInstance(), request)
}

/** The person goes on with the account that the page of the panel names. */
export async function POST(request: Request): Promise<Response> {
  if (!isOnAdminHost(request.headers)) return new Response(null, { status: 405, headers: { allow: 'GET' } })
  return confirmAtPanel(await payloadInstance(), request)
}
