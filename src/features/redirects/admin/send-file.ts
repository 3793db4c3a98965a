export type Action = 'create' | 'update' | 'unchanged' | 'error'

/** What became, or would become, of a file: `problem` concerns it as a whole. */
export type Report = {
  applied: boolean
  problem: string | null
  lines: { line: number; from: string; action: Action; message: string | null }[]
}

const ENDPOINT = '/payload-api/redirects'

/** Where a tenant's redirects are downloaded from. */
export const exportHref = (tenant: string): string =>
  `${ENDPOINT}/export?tenant=${encodeURIComponent(tenant)}`

/** Sends a file of redirects; unless `apply`, as a dry run. Rejects when there is no report. */
export async function sendFile(tenant: string, text: string, apply: boolean): Promise<Report> {
  const query = new URLSearchParams({ tenant, dryRun: String(!apply) })
  const response = await fetch(`${ENDPOINT}/import?${query.toString()}`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    body: text,
  })
  if (!response.ok) throw new Error(`The import answered ${response.status}.`)
  // Our own endpoint's answer.
  return (await response.json()) as Report
}
