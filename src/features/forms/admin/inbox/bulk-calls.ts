import type { Data } from '@/src/api-client/types'
import { problemOf } from '@/src/api-client/problem'
import type { SubmissionAction, SubmissionOutcome } from '@/src/features/forms/rules/bulk'
import { LOCALES } from '@/src/lib/constants'
import { HttpError } from '@/src/platform/http/http-error'

type Answer = Data<'/api/admin/form-submissions/bulk', 'post'>
export type Person = Data<'/api/admin/form-submissions/people'>[number]
export type Change = { action: SubmissionAction; assignee?: string | null }

/** How a bulk change ended; `untried` are those after a request that failed. */
export type Ended = {
  action: SubmissionAction
  counts: Record<SubmissionOutcome, number>
  rejected: Answer['documents']
  untried: number
  problem: string | null
}

/** Per request, so that progress shows. */
const AT_ONCE = 25

const panel = () => import('@/src/api-client/panel')

export async function readPeople(tenant: string): Promise<Person[]> {
  const { panelApi } = await panel()
  return (await panelApi('/api/admin/form-submissions/people', { tenant })).data
}

/** The submissions on every page of the list whose address has this query. */
export async function listed(tenant: string, query: string): Promise<{ ids: string[]; total: number }> {
  const { panelApi } = await panel()
  const options = { tenant, query: { query, locale: LOCALES[0] } }
  return (await panelApi('/panel-api/form-submissions/listed', options)).data
}

const problemIn = (error: unknown): string | null => {
  const problem = error instanceof HttpError ? problemOf(error) : null
  return problem?.errors?.[0]?.message ?? problem?.detail ?? null
}

/** Changes the submissions, some per request; stops at a request that fails. */
export async function changeAll(
  tenant: string,
  ids: readonly string[],
  change: Change,
  onProgress: (done: number) => void,
): Promise<Ended> {
  const { panelApi } = await panel()
  const counts = { done: 0, unchanged: 0, rejected: 0 }
  const ended: Ended = { action: change.action, counts, rejected: [], untried: 0, problem: null }
  for (let first = 0; first < ids.length; first += AT_ONCE) {
    onProgress(first)
    try {
      const body = { ...change, ids: ids.slice(first, first + AT_ONCE) }
      const options = { method: 'post', tenant, body } as const
      const { data } = await panelApi('/api/admin/form-submissions/bulk', options)
      for (const outcome of ['done', 'unchanged', 'rejected'] as const) counts[outcome] += data[outcome]
      ended.rejected.push(...data.documents.filter(({ outcome }) => outcome === 'rejected'))
    } catch (error) {
      return { ...ended, untried: ids.length - first, problem: problemIn(error) }
    }
  }
  return ended
}
