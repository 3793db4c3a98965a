import { arriveAtPanel, leaveForPanel } from '@/src/features/accounts/server/hand-over-response'
import { payloadInstance } from '@/src/platform/payload'
import { isOnAdminHost } from '@/src/routing/admin-hosts'

/** From a site to the panel: the site's host sends the person with a code to the panel's host, which accepts it. */
export async function GET(request: Request): Promise<Response> {
  const lead = isOnAdminHost(request.headers) ? arriveAtPanel : leaveForPanel
  return lead(await payloadInstance(), request)
}
