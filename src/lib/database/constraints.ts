import type { postgresAdapter } from '@payloadcms/db-postgres'
import { unique, type AnyPgColumn } from 'drizzle-orm/pg-core'

type PostgresSchemaHook = NonNullable<Parameters<typeof postgresAdapter>[0]['afterSchemaInit']>[number]

/** One rule per old path: "all domains" is a null, which Postgres would otherwise let repeat. */
export const redirectUniqueness: PostgresSchemaHook = ({ schema, extendTable }) => {
  const redirects = schema.tables.redirects
  if (redirects)
    extendTable({
      table: redirects,
      extraConfig: (table: Record<'tenant' | 'domain' | 'from' | 'match', AnyPgColumn>) => ({
        oneRulePerPath: unique('redirects_tenant_domain_from_match')
          .on(table.tenant, table.domain, table.from, table.match)
          .nullsNotDistinct(),
      }),
    })
  return schema
}
