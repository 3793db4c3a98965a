import type { z } from '@hono/zod-openapi'

import type { Redirect } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { API_LOCALE, REDIRECT_STATUSES, type RedirectStatus } from '@/src/lib/constants'
import type { ImportReport } from '@/src/features/redirects/server/csv/import-redirects'
import { publicPaths } from '@/src/features/redirects/server/public-paths'
import { responseLanguage } from '@/src/api/core/response-language'
import type { Caller } from '@/src/api/core/environment'
import type { importReport, redirect as redirectSchema } from './schemas'

type Published = z.output<typeof redirectSchema>

const toStatus = (value: Redirect['status']): RedirectStatus =>
  REDIRECT_STATUSES.find((status) => String(status) === value) ?? 302

/** The page URL that a redirect leads to; null when its target is a path or external URL. */
const pageUrlOf = ({ to }: Redirect): string | null =>
  to?.type === 'reference' && to.reference ? referenceId(to.reference) : null

function targetOf(doc: Redirect, paths: ReadonlyMap<string, string>): string | null {
  if (doc.status === '410') return null
  const pageUrl = pageUrlOf(doc)
  return pageUrl ? (paths.get(pageUrl) ?? null) : (doc.to?.url ?? null)
}

const toRedirect = (doc: Redirect, paths: ReadonlyMap<string, string>): Published => ({
  id: doc.id,
  domain: doc.domain ? referenceId(doc.domain) : null,
  from: doc.from,
  to: targetOf(doc, paths),
  pageUrl: pageUrlOf(doc),
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

export async function toRedirects({ req }: Caller, docs: readonly Redirect[]): Promise<Published[]> {
  const paths = await publicPaths(
    req,
    docs.flatMap((doc) => pageUrlOf(doc) ?? []),
  )
  return docs.map((doc) => toRedirect(doc, paths))
}

export function toReport({ applied, lines }: ImportReport, dryRun: boolean): z.output<typeof importReport> {
  const language = responseLanguage() ?? API_LOCALE
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
      message: texts?.[language] ?? null,
    })),
  }
}
