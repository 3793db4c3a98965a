import { stringify } from 'csv-stringify/sync'
import type { PayloadRequest } from 'payload'

import { allRedirects } from '../stored-redirects'
import { COLUMNS } from './columns'

/** A tenant's redirects as CSV, which `importRedirects` reads back. Cells are escaped so that no spreadsheet reads one as a formula. */
export async function exportRedirects(req: PayloadRequest, tenant: string): Promise<string> {
  const records = await allRedirects(req, tenant)
  return stringify(
    records.map(({ hostname, keepQuery, enabled, ...redirect }) => ({
      ...redirect,
      domain: hostname,
      keepQuery: String(keepQuery),
      enabled: String(enabled),
    })),
    { header: true, columns: [...COLUMNS], bom: true, record_delimiter: 'windows', escape_formulas: true },
  )
}
