import { sql } from 'drizzle-orm'
import { uniqueIndex, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core'

import type { PostgresSchemaHook } from './constraints'

/** Has Payload name the field that a broken index is about; else it would name the columns. */
const NAMED_AFTER = 'slug'

/** One author per slug in a tenant: looked up by it, two would be one of them by chance. */
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
    adapter.fieldConstraints.authors = { ...adapter.fieldConstraints.authors, [name]: NAMED_AFTER }
  }
  return schema
}

/**
 * One category, and one post, per slug in a language of a tenant. The texts of a language are rows of their own, which know
 * their document only; a trigger writes its tenant beside them. Drafts may lack a slug.
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
      adapter.fieldConstraints[collection] = { ...adapter.fieldConstraints[collection], [name]: NAMED_AFTER }
    }
    return schema
  }
