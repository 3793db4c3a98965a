import { panelApi } from '@/src/api-client/panel'
import { problemOf } from '@/src/api-client/problem'
import type { Data } from '@/src/api-client/types'
import { HttpError } from '@/src/platform/http/http-error'

/** What became, or would become, of a file; `problem`: what is wrong with it as a whole. */
export type Report = Pick<Data<'/api/admin/redirects/import', 'post'>, 'applied' | 'lines'> & {
  problem: string | null
}
export type Action = Report['lines'][number]['action']

async function send(tenant: string, body: string, apply: boolean): Promise<Report> {
  const query = { dryRun: apply ? 'false' : 'true' } as const
  const { data } = await panelApi('/api/admin/redirects/import', { method: 'post', tenant, query, body })
  return { ...data, problem: null }
}

/** The report on a file that was refused. @throws what is no refusal of the file */
async function reportOn(error: unknown, tenant: string, text: string): Promise<Report> {
  const [first] = (error instanceof HttpError && problemOf(error)?.errors) || []
  if (!first) throw error
  // A report lists each line that is wrong.
  return first.path === '' ? { applied: false, problem: first.message, lines: [] } : send(tenant, text, false)
}

/** Sends a file of redirects to a tenant (its id); unless `apply`, as a dry run. Rejects when there is no report. */
export async function uploadCsv(tenant: string, text: string, apply: boolean): Promise<Report> {
  try {
    return await send(tenant, text, apply)
  } catch (error) {
    return reportOn(error, tenant, text)
  }
}
