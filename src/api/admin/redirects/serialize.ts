import type { z } from '@hono/zod-openapi'

import type { Redirect } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { REDIRECT_STATUSES, type RedirectStatus } from '@/src/lib/constants'
import type { ImportReport } from '@/src/redirects/csv/import-redirects'
import { redirectsById, type StoredRedirect } from '@/src/redirects/stored-redirects'
import type { Caller } from '../../core/environment'
import type { importReport, redirect as redirectSchema } from './schemas'

type Published = z.output<typeof redirectSchema>

const toStatus = (value: Redirect['status']): RedirectStatus =>
  REDIRECT_STATUSES.find((status) => String(status) === value) ?? 302

/** `followed` knows where a redirect to a page URL leads now; any other says it itself. */
const targetOf = ({ to, status }: Redirect, followed: StoredRedirect | undefined): string | null =>
  followed ? followed.to : status === '410' ? null : (to?.url ?? null)

const toRedirect = (doc: Redirect, followed: StoredRedirect | undefined): Published => ({
  id: doc.id,
  domain: doc.domain ? referenceId(doc.domain) : null,
  from: doc.from,
  to: targetOf(doc, followed),
  pageUrl: followed?.reference ?? null,
  status: toStatus(doc.status),
  match: doc.match,
  keepQuery: doc.keepQuery ?? false,
  enabled: doc.enabled ?? false,
  origin: doc.origin,
  hits: doc.hits ?? 0,
  lastHitAt: doc.lastHitAt ?? null,
  createdAt: doc.createdAt,
  updatedAt: doc.updatedAt,
})

export async function toRedirects({ req, tenant }: Caller, docs: readonly Redirect[]): Promise<Published[]> {
  const ids = docs.filter(({ to }) => to?.type === 'reference').map(({ id }) => id)
  const found = ids.length > 0 ? await redirectsById(req, tenant.id, ids) : []
  const followed = new Map(found.map((redirect) => [redirect.id, redirect]))
  return docs.map((doc) => toRedirect(doc, followed.get(doc.id)))
}

const LANGUAGE = 'en'

export function toReport({ applied, lines }: ImportReport, dryRun: boolean): z.output<typeof importReport> {
  const count = (action: ImportReport['lines'][number]['action']) =>
    lines.filter((line) => line.action === action).length
  return {
    dryRun,
    applied,
    counts: {
      create: count('create'),
      update: count('update'),
      unchanged: count('unchanged'),
      error: count('error'),
    },
    lines: lines.map(({ line, from, action, texts }) => ({
      line,
      from,
      action,
      message: texts?.[LANGUAGE] ?? null,
    })),
  }
}
