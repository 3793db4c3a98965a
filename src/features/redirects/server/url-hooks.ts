import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, PayloadRequest, Where } from 'payload'

import type { PageUrl } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { CREATE_REDIRECTS } from '@/src/features/redirects/rules/create-redirects'
import {
  clearRedirectsAt,
  redirectOldUrls,
  redirectMovedUrls,
  redirectDeletedUrls,
  type OldUrl,
} from './redirect-old-urls'
import { rejectShadowed } from './reject-shadowed'

const toOldUrl = ({ id, domain, locale, path }: PageUrl): OldUrl => ({
  url: id,
  domain: referenceId(domain),
  locale,
  path,
})

const isSame = (a: OldUrl, b: OldUrl): boolean =>
  a.domain === b.domain && a.locale === b.locale && a.path === b.path

/** Creates a redirect for a page URL that moves, unless the request opts out, and clears redirects at its new path. */
export const redirectMovedUrlHook: CollectionAfterChangeHook<PageUrl> = async ({
  data,
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (!doc.tenant) return
  const tenant = referenceId(doc.tenant)
  const now = toOldUrl(doc)
  const before = operation === 'update' ? toOldUrl(previousDoc) : null
  if (before && isSame(before, now)) return
  await rejectShadowed(req, tenant, doc.id)
  if (before && data.leaveRedirect !== false) {
    // A redirect cannot lead to another domain or locale.
    const stays = before.domain === now.domain && before.locale === now.locale
    await (stays ? redirectMovedUrls : redirectOldUrls)(req, tenant, [before])
  }
  await clearRedirectsAt(req, tenant, [doc.id])
}

/** Key in a request's context: the ids of the page URLs that are redirected already. */
const REDIRECTED = 'redirectedUrls'

const redirectedIn = ({ context }: PayloadRequest): Set<unknown> => {
  const known = context[REDIRECTED]
  return known instanceof Set ? known : new Set()
}

const createsRedirects = ({ context }: PayloadRequest): boolean => context[CREATE_REDIRECTS] !== false

/** Call it before deleting several page URLs one by one: they must not be redirected to each other. */
export async function redirectDeletedTogether(req: PayloadRequest, where: Where): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'page-urls',
    where,
    depth: 0,
    pagination: false,
    // As in redirectDeletedUrlHook.
    overrideAccess: true,
    req,
  })
  const tenant = docs[0]?.tenant
  if (!tenant) return
  await redirectDeletedUrls(req, referenceId(tenant), docs.map(toOldUrl), createsRedirects(req))
  req.context[REDIRECTED] = new Set([...redirectedIn(req), ...docs.map(({ id }) => id)])
}

/** Redirects a deleted page URL to the nearest one that stays. */
export const redirectDeletedUrlHook: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (redirectedIn(req).has(id)) return
  const url = await req.payload.findByID({
    collection: 'page-urls',
    id,
    depth: 0,
    // The caller may delete it, and only its old URL is used.
    overrideAccess: true,
    req,
  })
  if (!url.tenant) return
  await redirectDeletedUrls(req, referenceId(url.tenant), [toOldUrl(url)], createsRedirects(req))
}
