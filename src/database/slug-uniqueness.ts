import { sql } from 'drizzle-orm'
import { uniqueIndex, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core'

import type { PostgresSchemaHook } from './constraints'

/** The field that Payload reports for a unique violation; otherwise it would report the column names. */
const REPORTED_FIELD = 'slug'

/** Authors are looked up by tenant and slug. */
export const uniqueAuthorSlug: PostgresSchemaHook = ({ adapter, schema, extendTable }) => {
  const table = schema.tables.authors
  const name = 'authors_tenant_slug'
  if (table) {
    extendTable({
      table,
      extraConfig: ({ tenant, slug }: Record<'tenant' | 'slug', AnyPgColumn>) => ({
        [name]: uniqueIndex(name).on(tenant, slug),
      }),
    })
    adapter.fieldConstraints.authors = { ...adapter.fieldConstraints.authors, [name]: REPORTED_FIELD }
  }
  return schema
}

/**
 * Slugs are unique per tenant and locale. The `_locales` tables have no tenant column, so this adds one, which a trigger
 * fills. Drafts may have an empty slug.
 */
export const uniqueSlug =
  (collection: 'categories' | 'posts'): PostgresSchemaHook =>
  ({ adapter, schema, extendTable }) => {
    const table = schema.tables[`${collection}_locales`]
    const name = `${collection}_tenant_locale_slug`
    if (table) {
      extendTable({
        table,
        columns: { owner: uuid('tenant_id') },
        extraConfig: ({ owner, _locale, slug }: Record<'owner' | '_locale' | 'slug', AnyPgColumn>) => ({
          [name]: uniqueIndex(name)
            .on(owner, _locale, slug)
            .where(sql`slug <> ''`),
        }),
      })
      adapter.fieldConstraints[collection] = {
        ...adapter.fieldConstraints[collection],
        [name]: REPORTED_FIELD,
      }
    }
    return schema
  }
