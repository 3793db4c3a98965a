import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'
import type { QueryResultRow } from 'pg'
import type { PayloadRequest } from 'payload'

import { requestConnection } from '@/src/platform/database/connection'
import { sqlStore, type Queryable } from '@/src/routing/store/sql-store'
import type { RoutingStore, Site } from '@/src/routing/types'

/** Converts a query with numbered parameters ($1, $2, …) to drizzle's SQL. */
function toDrizzleSql(text: string, values: readonly unknown[]): SQL {
  const parts = text.split(/\$(\d+)/)
  return sql.join(
    parts.map((part, index) =>
      index % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`,
    ),
  )
}

/** Runs text queries in the request's transaction. */
export async function queriesInTransaction(req: PayloadRequest): Promise<Queryable> {
  const connection = await requestConnection(req)
  return {
    async query<R extends QueryResultRow>({ text, values }: { text: string; values: unknown[] }) {
      const { rows } = await connection.execute(toDrizzleSql(text, values))
      // The shape is what the text selects, as with any driver.
      return { rows: rows as R[] }
    },
  }
}

/** A routing store that sees the uncommitted writes of the request's transaction. */
export const routingInTransaction = async (req: PayloadRequest): Promise<RoutingStore> =>
  sqlStore(await queriesInTransaction(req))

/** The sites that a redirect applies to: of its domain, or of all the tenant's domains that do not redirect as a whole. */
export async function sitesOfTenant(
  req: PayloadRequest,
  store: RoutingStore,
  { tenant, domain }: { tenant: string; domain: string | null },
): Promise<Site[]> {
  const { docs } = await req.payload.find({
    collection: 'domains',
    where: { tenant: { equals: tenant }, ...(domain && { id: { equals: domain } }) },
    select: { hostname: true },
    depth: 0,
    pagination: false,
    // Where a redirect applies does not depend on who writes it.
    overrideAccess: true,
    req,
  })
  const sites: Site[] = []
  for (const { hostname } of docs) {
    const site = await store.findSite(hostname)
    if (site && !site.redirectTo) sites.push(site)
  }
  return sites
}
