import type { postgresAdapter } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'
import { check, unique, uniqueIndex, type AnyPgColumn } from 'drizzle-orm/pg-core'

import { collectionsWhere } from '@/collections/registry'
import { tableName } from '@/src/platform/database/table-name'

export type PostgresSchemaHook = NonNullable<Parameters<typeof postgresAdapter>[0]['afterSchemaInit']>[number]

/** One redirect per path. "All domains" is stored as null, and unique constraints ignore nulls by default. */
export const uniqueRedirect: PostgresSchemaHook = ({ schema, extendTable }) => {
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

/** A page URL refers to exactly one document. */
export const singleUrlTarget: PostgresSchemaHook = ({ schema, extendTable }) => {
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

/** At most one canonical URL per document, domain and locale; hooks in src/features/urls ensure that there is one. */
export const uniqueCanonicalUrl: PostgresSchemaHook = ({ adapter, schema, extendTable }) => {
  const urls = schema.tables.page_urls
  const name = 'page_urls_one_canonical'
  type Columns = Record<
    'domain' | 'locale' | 'page' | 'post' | 'author' | 'category' | 'canonical',
    AnyPgColumn
  >
  if (urls) {
    extendTable({
      table: urls,
      extraConfig: ({ domain, locale, page, post, author, category, canonical }: Columns) => ({
        [name]: uniqueIndex(name)
          .on(domain, locale, sql`coalesce(${page}, ${post}, ${author}, ${category})`)
          .where(sql`${canonical}`),
      }),
    })
    adapter.fieldConstraints.page_urls = { ...adapter.fieldConstraints.page_urls, [name]: 'canonical' }
  }
  return schema
}

/** One membership per account and tenant. */
export const uniqueTenantRole: PostgresSchemaHook = ({ schema, extendTable }) => {
  const memberships = schema.tables.users_tenants
  if (memberships)
    extendTable({
      table: memberships,
      extraConfig: (table: Record<'_parentID' | 'tenant', AnyPgColumn>) => ({
        oneRolePerTenant: unique('users_tenants_parent_id_tenant').on(table._parentID, table.tenant),
      }),
    })
  return schema
}

/** The tenant of documents and their versions cannot be null, except in collections that outlive their tenant. */
export const tenantIsSet: PostgresSchemaHook = ({ schema, extendTable }) => {
  const excluded = [
    ...collectionsWhere(({ outlivesTenant }) => outlivesTenant === true).map(tableName),
    'users_tenants',
  ]
  for (const [name, table] of Object.entries(schema.tables)) {
    if (excluded.includes(name)) continue
    const column = ['tenant', 'version_tenant'].find((key) => key in table)
    if (column)
      extendTable({
        table,
        extraConfig: (columns: Record<string, AnyPgColumn>) => ({
          tenantNamed: check(`${name}_tenant_named`, sql`${columns[column]} IS NOT NULL`),
        }),
      })
  }
  return schema
}
