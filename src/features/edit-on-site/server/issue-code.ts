import type { PayloadRequest } from 'payload'

import { isSuperAdmin, tenantsWith } from '@/src/access/memberships'
import { panelOf, sessionOf } from '@/src/features/previews'
import { isExternalUrl } from '@/src/lib/safe-href'
import { storeOnce } from '@/src/platform/database/single-use'
import { newSecretToken } from '@/src/platform/secret-token'
import { siteOrigin } from '@/src/platform/site-origin'
import { parseHost } from '@/src/routing/host'
import { routingStore } from '@/src/routing/store/cache'
import { EDIT_PATH } from '../rules/paths'

/** What a code is stored as. */
export const CODE_KIND = 'edit-on-site'
/** A redirect follows it at once. */
const CODE_SECONDS = 60

/** The hostname of a site whose drafts the person may read, and the path of an address there. */
async function siteAt({ user }: PayloadRequest, address: string | null) {
  if (!isExternalUrl(address)) return null
  const { host, pathname, search } = new URL(address)
  const hostname = parseHost(host)?.hostname
  const site = hostname === undefined ? null : await routingStore().findSite(hostname)
  if (!site || site.suspended || site.redirectTo) return null
  const mayRead = isSuperAdmin(user) || tenantsWith(user, 'content.read').includes(site.tenantId)
  return mayRead ? { hostname: site.hostname, path: pathname + search } : null
}

/**
 * The URL that begins editing on a site: with a code that works once, within a minute, on that host.
 * @param address of the page to begin at
 * @returns null outside a session of the panel, and for what is no site of a tenant whose drafts the person may read
 */
export async function issueCode(req: PayloadRequest, address: string | null): Promise<string | null> {
  const [opened, panel, site] = [sessionOf(req), panelOf(req), await siteAt(req, address)]
  if (!opened || !panel || !site) return null
  const code = newSecretToken()
  const data = { ...opened, panel, hostname: site.hostname }
  await storeOnce(req.payload, { kind: CODE_KIND, secret: code, data, seconds: CODE_SECONDS })
  const url = new URL(EDIT_PATH, siteOrigin(site.hostname))
  url.search = new URLSearchParams({ code, path: site.path }).toString()
  return url.href
}
