import type { Payload, TypedUser, Where } from 'payload'

import { LOCALES, type Locale } from '@/src/lib/constants'

export type RecentPage = { id: string; title: string; updatedAt: string; status: Record<Locale, PageStatus> }
export type PageStatus = 'published' | 'draft' | 'missing'
export type Attention = { unpublished: Record<Locale, number>; imagesWithoutText: number }
export type DashboardData = {
  domains: { id: string; hostname: string; redirectTo: string | null }[]
  recent: RecentPage[]
  attention: Attention
}

const RECENT_PAGES = 8

type Scope = { payload: Payload; user: TypedUser; tenant: string | null }

/** What the person's own rights allow, in the tenant that is selected. Without `req`: reads in several languages at once would share its language. */
const scoped = ({ user, tenant }: Scope, where: Where = {}) => ({
  where: tenant ? { and: [where, { tenant: { equals: tenant } }] } : where,
  overrideAccess: false,
  user,
})

type PerLocale<T> = Partial<Record<Locale, T | null>> | null | undefined

/** With `locale: 'all'` a localized field is a record of its languages; the generated type knows one language. */
const perLocale = <T>(value: unknown): PerLocale<T> =>
  typeof value === 'object' && value !== null ? (value as PerLocale<T>) : null

async function readRecent(scope: Scope): Promise<RecentPage[]> {
  const { docs } = await scope.payload.find({
    collection: 'pages',
    locale: 'all',
    sort: '-updatedAt',
    limit: RECENT_PAGES,
    depth: 0,
    // A language that has only a draft yet is told by the latest version.
    draft: true,
    select: { title: true, _status: true, updatedAt: true },
    ...scoped(scope),
  })
  return docs.map(({ id, title, _status, updatedAt }) => {
    const titles = perLocale<string>(title)
    const statuses = perLocale<'published' | 'draft'>(_status)
    return {
      id,
      updatedAt,
      title: titles?.nl ?? titles?.en ?? id,
      status: Object.fromEntries(
        LOCALES.map((locale) => [locale, titles?.[locale] ? (statuses?.[locale] ?? 'draft') : 'missing']),
      ) as Record<Locale, PageStatus>,
    }
  })
}

async function readAttention(scope: Scope): Promise<Attention> {
  const unpublished = LOCALES.map(async (locale) => {
    const { totalDocs } = await scope.payload.count({
      collection: 'pages',
      locale,
      ...scoped(scope, { _status: { not_equals: 'published' } }),
    })
    return [locale, totalDocs] as const
  })
  const withoutText = LOCALES.map((locale): Where => ({ [`alt.${locale}`]: { exists: false } }))
  const images = await scope.payload.count({ collection: 'media', ...scoped(scope, { or: withoutText }) })
  return {
    unpublished: Object.fromEntries(await Promise.all(unpublished)) as Record<Locale, number>,
    imagesWithoutText: images.totalDocs,
  }
}

/** What the first screen shows: sites, what was worked on last, what is missing. Counted by the database. */
export async function readDashboard(scope: Scope): Promise<DashboardData> {
  const [domains, recent, attention] = await Promise.all([
    scope.payload.find({
      collection: 'domains',
      sort: 'createdAt',
      limit: 12,
      depth: 0,
      select: { hostname: true, redirectTo: true },
      ...scoped(scope),
    }),
    readRecent(scope),
    readAttention(scope),
  ])
  return {
    domains: domains.docs.map(({ id, hostname, redirectTo }) => ({
      id,
      hostname,
      redirectTo: redirectTo ?? null,
    })),
    recent,
    attention,
  }
}
