import type { postgresAdapter } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'
import { check, unique, type AnyPgColumn } from 'drizzle-orm/pg-core'

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

/** A public address leads to exactly one document. */
export const oneTargetPerUrl: PostgresSchemaHook = ({ schema, extendTable }) => {
  const urls = schema.tables.page_urls
  if (urls)
    extendTable({
      table: urls,
      extraConfig: (table: Record<'page' | 'post' | 'author' | 'category', AnyPgColumn>) => ({
        oneTarget: check(
          'page_urls_one_target',
          sql`num_nonnulls(${table.page}, ${table.post}, ${table.author}, ${table.category}) = 1`,
        ),
      }),
    })
  return schema
}
