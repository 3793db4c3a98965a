import type { Data } from '@/src/api-client/types'
import type { Locale } from '@/src/lib/constants'
import type { ScheduledCollection } from '@/src/platform/database/schedule-column'
import { HttpError } from '@/src/platform/http/http-error'
import type { BulkAction, BulkLocale, BulkOutcome, ListAction } from '../rules/bulk-change'

type Answer = Data<'/api/admin/pages/bulk', 'post'>
export type Rejected = Pick<Answer['documents'][number], 'id' | 'title' | 'locale' | 'reason'>

export type Change = { action: BulkAction; locale: BulkLocale }
/** How a bulk change ended; `untried` are those after a request that failed. */
export type Result = {
  action: ListAction
  locale: BulkLocale
  counts: Record<BulkOutcome, number>
  rejected: Rejected[]
  untried: number
  problem: string | null
  /** Of a move. */
  to?: { below: string; hostname: string }
}
type Place = { collection: ScheduledCollection; tenant: string }

/** Per request, so that progress shows. */
const AT_ONCE = 10

const panel = () => import('@/src/api-client/panel')

/** Why the server rejected a call, in its own words; null when it gave no reason. */
export async function reasonOf(error: unknown): Promise<string | null> {
  if (!(error instanceof HttpError)) return null
  const { problemOf } = await import('@/src/api-client/problem')
  const problem = problemOf(error)
  return problem?.errors?.[0]?.message ?? problem?.detail ?? null
}

async function send(
  { collection, tenant }: Place,
  ids: string[],
  { action, locale }: Change,
): Promise<Answer> {
  const { panelApi } = await panel()
  const options = {
    method: 'post',
    tenant,
    body: { action, locale, ids },
  } as const
  return collection === 'pages'
    ? (await panelApi('/api/admin/pages/bulk', options)).data
    : (await panelApi('/api/admin/posts/bulk', options)).data
}

/** Changes the documents, some per request; stops at a request that fails. */
export async function changeAll(
  place: Place,
  ids: readonly string[],
  change: Change,
  onProgress: (done: number) => void,
): Promise<Result> {
  const counts = { done: 0, scheduled: 0, unchanged: 0, rejected: 0 }
  const result: Result = {
    ...change,
    counts,
    rejected: [],
    untried: 0,
    problem: null,
  }
  for (let first = 0; first < ids.length; first += AT_ONCE) {
    onProgress(first)
    try {
      const { documents, ...answer } = await send(place, ids.slice(first, first + AT_ONCE), change)
      for (const outcome of ['done', 'scheduled', 'unchanged', 'rejected'] as const)
        counts[outcome] += answer[outcome]
      result.rejected.push(...documents.filter(({ outcome }) => outcome === 'rejected'))
    } catch (error) {
      return {
        ...result,
        untried: ids.length - first,
        problem: await reasonOf(error),
      }
    }
  }
  return result
}

export type Domain = { id: string; hostname: string }
export type Move = { locale: Locale; domain: Domain; below: string; leaveRedirects: boolean }

/** The domains on which pages have a path in a language, first the one that a page is on by default. */
export async function domainsOf(tenant: string, urlLocale: Locale): Promise<Domain[]> {
  const { panelApi } = await panel()
  const { data } = await panelApi('/panel-api/page-urls/addresses', { tenant, query: { urlLocale } })
  const lines = data.lines.toSorted((one, other) => Number(other.isUsual) - Number(one.isUsual))
  return lines.map(({ domain, hostname }) => ({ id: domain, hostname }))
}

/** Moves pages below a path. @throws {HttpError} */
export async function moveBelow(tenant: string, ids: string[], move: Move): Promise<Result> {
  const { locale, domain, below, leaveRedirects } = move
  const { panelApi } = await panel()
  const { data } = await panelApi('/panel-api/pages/move', {
    method: 'post',
    tenant,
    query: { redirects: leaveRedirects ? 'true' : 'false' },
    body: { domain: domain.id, locale, below, ids },
  })
  const { documents, ...counts } = data
  return {
    ...{ action: 'move', locale, counts, untried: 0, problem: null },
    rejected: documents.filter(({ outcome }) => outcome === 'rejected'),
    to: { below: below || '/', hostname: domain.hostname },
  }
}

/** The documents on every page of the list whose address has this query. */
export async function listed(
  { collection, tenant }: Place,
  query: string,
  locale: Locale,
): Promise<{ ids: string[]; total: number }> {
  const { panelApi } = await panel()
  const options = { tenant, query: { query, locale } }
  return collection === 'pages'
    ? (await panelApi('/panel-api/pages/listed', options)).data
    : (await panelApi('/panel-api/posts/listed', options)).data
}

export type Translation = { from: Locale; to: Locale; ids: string[] }
export type Estimate = Data<'/api/admin/translations/estimate', 'post'>

export async function estimateTranslation(tenant: string, body: Translation): Promise<Estimate> {
  const { panelApi } = await panel()
  return (
    await panelApi('/api/admin/translations/estimate', {
      method: 'post',
      tenant,
      body,
    })
  ).data
}

/** @returns of how many documents */
export async function startTranslation(tenant: string, body: Translation): Promise<number> {
  const { panelApi } = await panel()
  return (await panelApi('/api/admin/translations', { method: 'post', tenant, body })).data.total
}
