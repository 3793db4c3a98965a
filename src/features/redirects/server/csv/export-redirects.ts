import type { PayloadRequest } from 'payload'

import { toCsv } from '@/src/lib/csv'
import { allRedirects } from '../stored-redirects'
import { COLUMNS } from './columns'

/** A tenant's redirects as CSV, which `importRedirects` reads back. */
export async function exportRedirects(req: PayloadRequest, tenant: string): Promise<string> {
  const records = await allRedirects(req, tenant)
  return toCsv(
    COLUMNS,
    records.map(({ hostname, ...redirect }) => ({ ...redirect, domain: hostname })),
  )
}
