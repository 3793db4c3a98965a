import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, PayloadRequest, Where } from 'payload'

import type { PageUrl } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { CREATE_REDIRECTS } from '@/src/features/redirects/rules/leave-redirects'
import {
  clearRedirectsAt,
  redirectOldUrls,
  redirectMovedUrls,
  redirectDeletedUrls,
  type OldUrl,
} from './redirect-old-urls'
import { rejectShadowed } from './reject-shadowed'

const addressOf = ({ id, domain, locale, path }: PageUrl): OldUrl => ({
  url: id,
  domain: referenceId(domain),
  locale,
  path,
})

const isSame = (a: OldUrl, b: OldUrl): boolean =>
  a.domain === b.domain && a.locale === b.locale && a.path === b.path

/** A page that moves leaves a redirect behind, unless the person says otherwise, and nothing hides where it comes to. */
export const redirectMovedUrlHook: CollectionAfterChangeHook<PageUrl> = async ({
  data,
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (!doc.tenant) return
  const tenant = referenceId(doc.tenant)
  const now = addressOf(doc)
  const before = operation === 'update' ? addressOf(previousDoc) : null
  if (before && isSame(before, now)) return
  await rejectShadowed(req, tenant, doc.id)
  if (before && data.leaveRedirect !== false) {
    // A row that changes domain or language is no longer found from where it was.
    const stays = before.domain === now.domain && before.locale === now.locale
    await (stays ? redirectMovedUrls : redirectOldUrls)(req, tenant, [before])
  }
  await clearRedirectsAt(req, tenant, [doc.id])
}

/** Where a request's context keeps the ids of the rows whose addresses are led elsewhere already. */
const LED = 'ledAddresses'

const ledIn = ({ context }: PayloadRequest): Set<unknown> => {
  const known = context[LED]
  return known instanceof Set ? known : new Set()
}

const leavesRedirects = ({ context }: PayloadRequest): boolean => context[CREATE_REDIRECTS] !== false

/** Before rows that go together are deleted one by one: none of them is the nearest to another. */
export async function redirectDeletedTogether(req: PayloadRequest, where: Where): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'page-urls',
    where,
    depth: 0,
    pagination: false,
    // As below.
    overrideAccess: true,
    req,
  })
  const tenant = docs[0]?.tenant
  if (!tenant) return
  await redirectDeletedUrls(req, referenceId(tenant), docs.map(addressOf), leavesRedirects(req))
  req.context[LED] = new Set([...ledIn(req), ...docs.map(({ id }) => id)])
}

/** An address that is taken away leads to the nearest one that stays. */
export const redirectDeletedUrlHook: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (ledIn(req).has(id)) return
  const url = await req.payload.findByID({
    collection: 'page-urls',
    id,
    depth: 0,
    // The caller may delete it; where it stands is all that is read.
    overrideAccess: true,
    req,
  })
  if (!url.tenant) return
  await redirectDeletedUrls(req, referenceId(url.tenant), [addressOf(url)], leavesRedirects(req))
}
