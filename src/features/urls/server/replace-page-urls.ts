import type { PayloadRequest } from 'payload'

import type { PageUrl } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { CREATE_REDIRECTS } from '@/src/features/redirects/rules/leave-redirects'
import { lockRedirects } from '@/src/features/redirects'
import { upsertPageUrl, type PageUrlInput } from './upsert-page-url'

type Plan = {
  remove: PageUrl[]
  change: { url: PageUrl; wanted: PageUrlInput }[]
  create: PageUrlInput[]
}

const samePlace = (url: PageUrl, wanted: PageUrlInput): boolean =>
  referenceId(url.domain) === wanted.domain && url.locale === wanted.locale

const samePath = (url: PageUrl, wanted: PageUrlInput): boolean =>
  samePlace(url, wanted) && url.path === wanted.path

/** Keeps what can be kept: a row whose path changes stays the same row, so that what hangs on it moves along. */
function plan(current: readonly PageUrl[], wanted: readonly PageUrlInput[]): Plan {
  const left = new Set(current)
  const change: Plan['change'] = []
  let open = [...wanted]
  for (const fits of [samePath, samePlace]) {
    open = open.filter((one) => {
      const url = [...left].find((candidate) => fits(candidate, one))
      if (!url) return true
      left.delete(url)
      change.push({ url, wanted: one })
      return false
    })
  }
  return { remove: [...left], change, create: open }
}

/** Else another URL would be canonical for a moment, and a blog would follow it there. */
const canonicalFirst = (one: PageUrlInput, other: PageUrlInput): number =>
  Number(other.canonical) - Number(one.canonical)

const differs = ({ url, wanted }: Plan['change'][number]): boolean =>
  url.path !== wanted.path || url.canonical !== wanted.canonical

type Options = {
  leaveRedirects?: boolean
  /** The field of the caller's input that has the URLs; none when they are the whole input. */
  field?: string
}

/** Gives a page exactly the wanted URLs, in the caller's name and transaction: all of them, or it throws. */
export async function replacePageUrls(
  req: PayloadRequest,
  page: { id: string; tenant: string },
  wanted: readonly PageUrlInput[],
  { leaveRedirects = true, field }: Options = {},
): Promise<void> {
  const as = { req, user: req.user, overrideAccess: false, depth: 0 } as const
  // Before the first row, since each row needs it: two pages would else wait for each other.
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
    return upsertPageUrl(req, { wanted: next, field: place }, writing)
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
