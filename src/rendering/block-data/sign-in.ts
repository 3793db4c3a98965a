import { referenceId } from '@/src/access/memberships'
import { adminHref } from '@/src/routing/admin-paths'
import { isSitePath } from '@/src/lib/safe-href'
import { payloadInstance } from '@/src/platform/payload'
import { localizedPath } from '@/src/routing/build-path'
import { cacheTags } from '@/src/cache/tags'
import type { Reader } from './types'

/** Where people go after signing in or out (Behaviour: session-sign-in, session-sign-out). */
export type SignInData = { home: string; afterSignOut: string }

/** From the tenant's settings; by default the admin and the home page. */
export const readSignIn: Reader<'signIn', SignInData> = async ({ tenant, defaultLocale }, locale) => {
  const payload = await payloadInstance()
  const tenantId = referenceId(tenant)
  const { docs } = await payload.find({
    collection: 'site-settings',
    where: { tenant: { equals: tenantId } },
    select: { accounts: true },
    locale,
    depth: 0,
    limit: 1,
    pagination: false,
    // Public: these are redirect targets for anybody who signs in or out.
    overrideAccess: true,
  })
  const { afterSignIn, afterSignOut } = docs[0]?.accounts ?? {}
  return {
    data: {
      home: isSitePath(afterSignIn) ? afterSignIn : adminHref(locale, ''),
      afterSignOut: isSitePath(afterSignOut) ? afterSignOut : localizedPath(locale, defaultLocale, '/'),
    },
    tags: [cacheTags.settings(tenantId)],
  }
}
