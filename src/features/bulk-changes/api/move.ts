import { sql } from '@payloadcms/db-postgres'
import { z } from '@hono/zod-openapi'
import { APIError, ValidationError } from 'payload'

import { adminOperation } from '@/src/api/core/admin-operation'
import type { Caller } from '@/src/api/core/environment'
import { invalid } from '@/src/api/core/from-error'
import { findOne } from '@/src/api/core/resource/find'
import { dataOf, localeCode, uuid } from '@/src/api/core/schemas'
import { messageAboutMove, movePages } from '@/src/features/urls'
import { isBelow, parentOf, pathBelow } from '@/src/features/urls/rules/page-tree'
import { storedPagePath } from '@/src/features/urls/rules/page-path'
import { messageAboutPath } from '@/src/fields/page-path'
import { textIn } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import { requestConnection } from '@/src/platform/database/connection'
import { MAX_BULK } from '../rules/bulk-change'
import { MOVE_REASONS, topmost } from '../rules/bulk-move'
import { type Changed, attempt, reject } from './change-document'
import { findTargets, resultOf, summed } from './documents'
import { bulkResult } from './schemas'

const domains = { collection: 'domains', noun: 'domain', search: [] } as const
const MAX_PATH = 1000

const moveBody = z.strictObject({
  domain: uuid,
  locale: localeCode,
  below: z
    .string()
    .max(MAX_PATH)
    .openapi({ description: 'The path that they go below; `/` for the top level.' }),
  ids: z.array(uuid).min(1).max(MAX_BULK),
})

const redirectsQuery = z.strictObject({ redirects: z.enum(['true', 'false']).default('true') })

type Wanted = { domain: string; locale: Locale; below: string; leaveRedirects: boolean }

/** The canonical paths of pages on the domain in the language, by the id of the page. */
async function pathsOf(
  { req, tenant }: Caller,
  { domain, locale }: Wanted,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<{ id: string; path: string }>(sql`
    SELECT p.id, coalesce(u.path, '/') AS path
    FROM pages p JOIN domains d ON d.id = ${domain}
    LEFT JOIN page_urls u ON u.page_id = p.id AND u.domain_id = d.id AND u.locale::text = ${locale} AND u.canonical
    WHERE p.tenant_id = ${tenant.id} AND p.id = ANY (${sql.param([...ids])}::uuid[])
      AND (u.path IS NOT NULL OR d.home_page_id = p.id)`)
  return new Map(rows.map(({ id, path }) => [id, path]))
}

/** A rejected path says why; Payload’s own message only names its field. */
function withReason(error: unknown): unknown {
  const reason = error instanceof ValidationError ? error.data.errors[0]?.message : undefined
  return reason === undefined ? error : new APIError(reason, 409, null, true)
}

/** Moves what is at a path, in a transaction of its own. */
async function moveOne(caller: Caller, id: string, from: string, wanted: Wanted): Promise<Changed> {
  const { below, leaveRedirects, ...place } = wanted
  if (from !== '/' && parentOf(from) === below) return { outcome: 'unchanged', locale: null, reason: null }
  const to = pathBelow(below, from)
  const problem = messageAboutMove(from, to, caller.req.i18n.language)
  if (problem) return reject(problem.message)
  return attempt(caller, id, async ({ req, tenant }) => {
    await movePages(req, { ...place, tenant: tenant.id, from, to }, { leaveRedirects }).catch((error) => {
      throw withReason(error)
    })
    return 'done'
  })
}

/** Moves each page that is not below another one of them, and has the others follow. */
async function moveAll(caller: Caller, wanted: Wanted, ids: readonly string[]) {
  const targets = await findTargets(caller, 'pages', ids)
  const paths = await pathsOf(caller, wanted, [...targets.keys()])
  const reasons = textIn(MOVE_REASONS, caller.req.i18n.language)
  const moved = new Map<string, Changed>()
  for (const [id, path] of paths)
    if (topmost(path, paths.values()) === path) moved.set(path, await moveOne(caller, id, path, wanted))
  const changedOf = (id: string): Changed => {
    const path = paths.get(id)
    if (path === undefined) return reject(targets.has(id) ? reasons.noPath : reasons.gone)
    const top = topmost(path, paths.values())
    const changed = moved.get(top) ?? reject(reasons.noPath)
    return isBelow(path, top) && changed.outcome === 'rejected' ? reject(reasons.above(top)) : changed
  }
  return summed(ids.map((id) => resultOf(id, targets.get(id), wanted.locale, changedOf(id))))
}

/** Only for the panel: others move one path at a time. */
export const moveBelowOperation = adminOperation({
  method: 'post',
  path: '/pages/move',
  tag: 'Pages',
  summary: 'Move several pages, each with those below it, below another path',
  description: 'Each in a transaction of its own, as `POST /api/admin/page-urls/move` moves one.',
  permission: 'content.write',
  ownTransaction: true,
  query: redirectsQuery,
  body: moveBody,
  answer: dataOf(bulkResult),
  handle: async ({ caller, query, body: { domain: asked, locale, below: path, ids } }) => {
    const domain = await findOne(domains, caller, asked, locale)
    const below = storedPagePath(path)
    const message = messageAboutPath(below, caller.req.i18n.language)
    if (message) throw invalid([{ path: 'below', message }])
    const wanted = { domain: domain.id, locale, below, leaveRedirects: query.redirects === 'true' }
    return { data: await moveAll(caller, wanted, [...new Set(ids)]) }
  },
})
