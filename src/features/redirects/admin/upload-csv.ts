import { panelApi } from '@/src/api-client/panel'
import { problemOf } from '@/src/api-client/problem'
import type { Data } from '@/src/api-client/types'
import { HttpError } from '@/src/platform/http/http-error'

/** The result of an import or a dry run; `problem`: the error that concerns the whole file. */
export type Report = Pick<Data<'/api/admin/redirects/import', 'post'>, 'applied' | 'lines'> & {
  problem: string | null
}
export type Action = Report['lines'][number]['action']

async function send(tenant: string, body: string, apply: boolean): Promise<Report> {
  const query = { dryRun: apply ? 'false' : 'true' } as const
  const { data } = await panelApi('/api/admin/redirects/import', { method: 'post', tenant, query, body })
  return { ...data, problem: null }
}

/** The report on a rejected file. @throws the error when it is not about the file */
async function reportOn(error: unknown, tenant: string, text: string): Promise<Report> {
  const [first] = (error instanceof HttpError && problemOf(error)?.errors) || []
  if (!first) throw error
  // A dry run reports the error of each line.
  return first.path === '' ? { applied: false, problem: first.message, lines: [] } : send(tenant, text, false)
}

/** Imports a file of redirects for a tenant (its id), as a dry run unless `apply`. Rejects when there is no report. */
export async function uploadCsv(tenant: string, text: string, apply: boolean): Promise<Report> {
  try {
    return await send(tenant, text, apply)
  } catch (error) {
    return reportOn(error, tenant, text)
  }
}
