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

/** Tenants may try to prove the same hostname; one of them can have it. */
export const uniqueHostname: PostgresSchemaHook = ({ adapter, schema, extendTable }) => {
  const domains = schema.tables.domains
  const [proven, perTenant] = ['domains_proven_hostname', 'domains_tenant_hostname']
  if (domains) {
    extendTable({
      table: domains,
      extraConfig: ({
        tenant,
        hostname,
        proof_provenAt,
      }: Record<'tenant' | 'hostname' | 'proof_provenAt', AnyPgColumn>) => ({
        [proven]: uniqueIndex(proven)
          .on(hostname)
          .where(sql`${proof_provenAt} IS NOT NULL`),
        [perTenant]: uniqueIndex(perTenant).on(tenant, hostname),
      }),
    })
    const names = { [proven]: 'hostname', [perTenant]: 'hostname' }
    adapter.fieldConstraints.domains = { ...adapter.fieldConstraints.domains, ...names }
  }
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

/** One membership and one invitation per account and tenant. */
export const uniqueTenantRole: PostgresSchemaHook = ({ schema, extendTable }) => {
  for (const name of ['users_tenants', 'users_invitations']) {
    const table = schema.tables[name]
    if (table)
      extendTable({
        table,
        extraConfig: (columns: Record<'_parentID' | 'tenant', AnyPgColumn>) => ({
          oneRolePerTenant: unique(`${name}_parent_id_tenant`).on(columns._parentID, columns.tenant),
        }),
      })
  }
  return schema
}

/** The tenant of documents and their versions cannot be null, except in collections that outlive their tenant. */
export const tenantIsSet: PostgresSchemaHook = ({ schema, extendTable }) => {
  const excluded = [
    ...collectionsWhere(({ outlivesTenant }) => outlivesTenant === true).map(tableName),
    'users_tenants',
    'users_invitations',
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
