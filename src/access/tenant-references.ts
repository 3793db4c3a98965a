import { sql } from 'drizzle-orm'
import type { BasePayload, SanitizedCollectionConfig } from 'payload'

import { TENANT_OWNED } from '@/collections/registry'
import { isUuid } from '@/src/lib/uuid'
import { tableName } from '@/src/platform/database/table-name'
import { collectReferences, type Reference } from './references'
import { isKept } from './trash'

const OWNED: readonly string[] = TENANT_OWNED

async function areOf(
  { db }: BasePayload,
  tenant: string,
  slug: string,
  references: Reference[],
): Promise<boolean> {
  const ids = [...new Set(references.map(({ id }) => id))]
  if (!ids.every(isUuid)) return false
  const { rows } = await db.drizzle.execute(sql`
    SELECT id FROM ${sql.identifier(tableName(slug))}
    WHERE id = ANY(${sql.param(ids)}::uuid[]) AND tenant_id = ${tenant}::uuid
      AND ${isKept(slug, tableName(slug))}`)
  return rows.length === ids.length
}

/**
 * Whether data that is not stored yet refers to documents of one tenant only, as what is stored does: the readers of a site
 * take it for granted.
 */
export async function refersWithin(
  payload: BasePayload,
  tenant: string,
  collection: SanitizedCollectionConfig,
  data: Record<string, unknown>,
): Promise<boolean> {
  const { tenant: _tenant, ...content } = data
  const references = collectReferences(collection, content, payload.config)
  const owned = references.filter(({ relationTo }) => OWNED.includes(relationTo))
  if (references.some((one) => one.unvalidated && !OWNED.includes(one.relationTo))) return false
  const groups = Map.groupBy(owned, ({ relationTo }) => relationTo)
  const checks = await Promise.all([...groups].map(([slug, group]) => areOf(payload, tenant, slug, group)))
  return checks.every(Boolean)
}
