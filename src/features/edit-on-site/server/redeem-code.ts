import type { Payload } from 'payload'
import { z } from 'zod'

import { accountInSession } from '@/src/features/previews'
import { isSitePath } from '@/src/lib/safe-href'
import { takeOnce } from '@/src/platform/database/single-use'
import { env } from '@/src/platform/env'
import { requestHost } from '@/src/routing/host'
import { CODE_KIND } from './issue-code'
import { markerCookie } from './marker-cookie'
import { redirectTo } from './redirect'

const CODE = /^[\w-]{43}$/

const codeSchema = z.object({
  account: z.uuid(),
  session: z.uuid(),
  panel: z.url(),
  hostname: z.string(),
})

/** The panel that a code was issued on; null for one that was used, has expired, is for another host, or whose session has ended. */
async function takeCode(payload: Payload, code: string, hostname: string): Promise<string | null> {
  if (!CODE.test(code)) return null
  const stored = codeSchema.safeParse(await takeOnce(payload, CODE_KIND, code)).data
  if (stored?.hostname !== hostname) return null
  return (await accountInSession(payload, stored)) && stored.panel
}

/** On a site: marks the browser, and leads to the page. With a code that opens nothing, the page is as visitors see it. */
export async function redeemCode(payload: Payload, { headers, url }: Request): Promise<Response> {
  const { searchParams } = new URL(url)
  const wanted = searchParams.get('path')
  const path = isSitePath(wanted) ? wanted : '/'
  const hostname = requestHost(headers, env.TRUST_PROXY)?.hostname ?? ''
  const panel = await takeCode(payload, searchParams.get('code') ?? '', hostname)
  return panel === null ? redirectTo(path) : redirectTo(path, markerCookie(headers, { hostname, panel }))
}
