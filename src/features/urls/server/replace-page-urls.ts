import type { PayloadRequest } from 'payload'

import type { PageUrl } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { CREATE_REDIRECTS } from '@/src/features/redirects/rules/create-redirects'
import { lockRedirects } from '@/src/features/redirects'
import { upsertPageUrl, type PageUrlInput } from './upsert-page-url'

type Plan = {
  remove: PageUrl[]
  change: { url: PageUrl; wanted: PageUrlInput }[]
  create: PageUrlInput[]
}

const sameSite = (url: PageUrl, wanted: PageUrlInput): boolean =>
  referenceId(url.domain) === wanted.domain && url.locale === wanted.locale

const samePath = (url: PageUrl, wanted: PageUrlInput): boolean =>
  sameSite(url, wanted) && url.path === wanted.path

/** Reuses rows where possible: a row whose path changes keeps its id, so that references to it stay. */
function plan(current: readonly PageUrl[], wanted: readonly PageUrlInput[]): Plan {
  const unmatched = new Set(current)
  const change: Plan['change'] = []
  let missing = [...wanted]
  for (const matches of [samePath, sameSite]) {
    missing = missing.filter((one) => {
      const url = [...unmatched].find((candidate) => matches(candidate, one))
      if (!url) return true
      unmatched.delete(url)
      change.push({ url, wanted: one })
      return false
    })
  }
  return { remove: [...unmatched], change, create: missing }
}

/** Otherwise another URL would be canonical for a moment, and the URLs of a blog would follow it. */
const canonicalFirst = (one: PageUrlInput, other: PageUrlInput): number =>
  Number(other.canonical) - Number(one.canonical)

const differs = ({ url, wanted }: Plan['change'][number]): boolean =>
  url.path !== wanted.path || url.canonical !== wanted.canonical

type Options = {
  leaveRedirects?: boolean
  /** The field of the request body that has the URLs; without it they are the whole body. */
  field?: string
  /** Only for a write of the page itself that overrides it. */
  overrideAccess?: boolean
}

/** Replaces the URLs of a page by the wanted ones, with the caller's permissions and in its transaction. */
export async function replacePageUrls(
  req: PayloadRequest,
  page: { id: string; tenant: string },
  wanted: readonly PageUrlInput[],
  { leaveRedirects = true, field, overrideAccess = false }: Options = {},
): Promise<void> {
  const as = { req, user: req.user, overrideAccess, depth: 0 } as const
  // Before the first row, because every row takes this lock: otherwise two requests could deadlock.
  await lockRedirects(req, page.tenant)
  const { docs } = await req.payload.find({
    collection: 'page-urls',
    where: { page: { equals: page.id } },
    pagination: false,
    ...as,
  })
  const { remove, change, create } = plan(docs, wanted)
  const write = (next: PageUrlInput, writing: () => Promise<unknown>) => {
    const place = [...(field ? [field] : []), wanted.indexOf(next)].join('.')
    return upsertPageUrl(req, { wanted: next, field: place, isObject: true }, writing)
  }
  const context = { [CREATE_REDIRECTS]: leaveRedirects }
  for (const { url, wanted: next } of change
    .filter(differs)
    .toSorted((one, other) => canonicalFirst(one.wanted, other.wanted))) {
    const data = { path: next.path, canonical: next.canonical, leaveRedirect: leaveRedirects }
    await write(next, () => req.payload.update({ collection: 'page-urls', id: url.id, data, ...as }))
  }
  for (const next of create.toSorted(canonicalFirst)) {
    const data = { ...next, page: page.id, tenant: page.tenant }
    await write(next, () => req.payload.create({ collection: 'page-urls', data, ...as }))
  }
  for (const { id } of remove) await req.payload.delete({ collection: 'page-urls', id, context, ...as })
}
