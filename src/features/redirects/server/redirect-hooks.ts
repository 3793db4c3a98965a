import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import type { Redirect } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { requestConnection } from '@/src/platform/database/connection'
import { collapseChains } from './collapse-chains'
import { detectLoop } from './detect-loop'
import { pruneNotFoundPaths } from './prune-not-found-log'
import { lockRedirects } from './lock'
import { redirectLoop, duplicateRedirect } from './errors'
import { routingInTransaction, sitesOfTenant } from './routing-in-transaction'

/** Enough to check a prefix with; routing stops at a loop that this misses. */
const MAX_TARGETS = 50

const idOf = (value: string | { id: string } | null | undefined): string | null =>
  value ? referenceId(value) : null

/** One redirect per old path, domain and match. The unique index enforces it; this reports it at the field. */
export const rejectDuplicate: CollectionBeforeChangeHook<Redirect> = async ({ data, originalDoc, req }) => {
  const rule = { ...originalDoc, ...data }
  const tenant = idOf(rule.tenant)
  if (!tenant || !rule.from || !rule.match) return data
  await lockRedirects(req, tenant)
  const domain = idOf(rule.domain)
  const { totalDocs } = await req.payload.count({
    collection: 'redirects',
    where: {
      tenant: { equals: tenant },
      domain: domain ? { equals: domain } : { exists: false },
      from: { equals: rule.from },
      match: { equals: rule.match },
      ...(originalDoc?.id && { id: { not_equals: originalDoc.id } }),
    },
    // The conflict exists whatever the account may read.
    overrideAccess: true,
    req,
  })
  if (totalDocs > 0) throw duplicateRedirect(req)
  return data
}

/** Paths below a prefix that other redirects of the tenant lead to. */
async function targetsBelow(
  req: PayloadRequest,
  { from, match }: Redirect,
  tenant: string,
): Promise<string[]> {
  if (match === 'exact') return []
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<{ to_url: string }>(sql`
    SELECT DISTINCT to_url FROM redirects
    WHERE tenant_id = ${tenant} AND enabled AND to_type = 'custom' AND starts_with(to_url, ${from})
    ORDER BY to_url LIMIT ${MAX_TARGETS}`)
  return rows.map(({ to_url }) => to_url)
}

async function rejectLoop(req: PayloadRequest, rule: Redirect, tenant: string): Promise<void> {
  const store = await routingInTransaction(req)
  const targets = await targetsBelow(req, rule, tenant)
  const candidate = { id: rule.id, from: rule.from, match: rule.match, targets }
  for (const site of await sitesOfTenant(req, store, { tenant, domain: idOf(rule.domain) })) {
    const texts = await detectLoop(candidate, site, store)
    if (texts) throw redirectLoop(req, rule.to?.type, texts)
  }
}

/** Rejects a redirect that creates a loop, tested with the routing code itself, and collapses chains. */
export const checkRedirectAfterChange: CollectionAfterChangeHook<Redirect> = async ({ doc, req }) => {
  const tenant = idOf(doc.tenant)
  if (!tenant || !doc.enabled) return doc
  await rejectLoop(req, doc, tenant)
  await collapseChains(req, tenant, [doc.id])
  await pruneNotFoundPaths(req, [doc.id])
  const { to } = await req.payload.findByID({
    collection: 'redirects',
    id: doc.id,
    depth: 0,
    // The document that the account has just written.
    overrideAccess: true,
    req,
  })
  return { ...doc, to }
}
