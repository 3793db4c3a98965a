import { getTranslation } from '@payloadcms/translations'
import { sql } from 'drizzle-orm'
import {
  ValidationError,
  type CollectionBeforeChangeHook,
  type Config,
  type PayloadRequest,
  type Plugin,
} from 'payload'

import { textIn } from '@/src/i18n/locale-texts'
import { requestConnection } from '@/src/platform/database/connection'
import { tableName } from '@/src/platform/database/table-name'
import { isUuid } from '@/src/lib/uuid'
import { referenceId } from './memberships'
import { collectReferences, type Reference } from './references'
import {
  requireTenant,
  rejectTenantChange,
  rejectMissingTenant,
  type WithTenant,
} from './tenant-immutability'

const byCollection = (references: Reference[]): Map<string, Reference[]> =>
  Map.groupBy(references, ({ relationTo }) => relationTo)

/**
 * Which of the documents referred to are the tenant's. None of these can be deleted until this transaction ends: for
 * foreign keys Postgres sees to that, for what rich text names nothing would.
 */
async function holdDocuments(
  req: PayloadRequest,
  slug: string,
  tenant: string,
  references: readonly Reference[],
): Promise<Set<unknown>> {
  const ids = [...new Set(references.map(({ id }) => id))].filter(isUuid)
  const { rows } = await (
    await requestConnection(req)
  ).execute(sql`
    SELECT id FROM ${sql.identifier(tableName(slug))}
    WHERE id = ANY(${sql.param(ids)}::uuid[]) AND tenant_id = ${tenant}::uuid FOR KEY SHARE`)
  return new Set(rows.map(({ id }) => id))
}

/**
 * A document may only point at documents of its own tenant, drafts included, inside blocks and rich text too.
 * A missing document is refused in the same words, so that nobody can probe another tenant's ids.
 */
const sameTenantReferences =
  (
    ownedSlugs: readonly string[],
  ): CollectionBeforeChangeHook<WithTenant & Record<string, unknown> & { id: string }> =>
  async ({ data, originalDoc, collection, req }) => {
    rejectTenantChange(data, originalDoc, req)
    const tenant = data.tenant ?? originalDoc?.tenant
    if (!tenant) return rejectMissingTenant(collection.slug, req)
    const references = collectReferences(collection, data, req.payload.config)
    // A field says itself what it may hold; in rich text a caller names the collection, and may name any.
    const strange = references.filter(
      ({ inRichText, relationTo }) => inRichText && !ownedSlugs.includes(relationTo),
    )
    if (strange.length > 0) throw foreignReference(collection.slug, strange, req)
    for (const [slug, group] of byCollection(
      references.filter(({ relationTo }) => ownedSlugs.includes(relationTo)),
    )) {
      const known = await holdDocuments(req, slug, referenceId(tenant), group)
      const foreign = group.filter(({ id }) => !known.has(id))
      if (foreign.length > 0) throw foreignReference(collection.slug, foreign, req)
    }
    return data
  }

function foreignReference(
  collection: string,
  references: Reference[],
  req: Parameters<CollectionBeforeChangeHook>[0]['req'],
): ValidationError {
  const message = ({ relationTo, id }: Reference): string => {
    const known = req.payload.config.collections.find(({ slug }) => slug === relationTo)
    const noun = getTranslation(known?.labels.singular ?? relationTo, req.i18n)
    const kind = noun.charAt(0).toLowerCase() + noun.slice(1)
    return textIn(
      {
        nl: `Deze organisatie heeft geen ${kind} met de id ${id}. Kies iets van de organisatie zelf.`,
        en: `There is no ${kind} with the id ${id} in this tenant. Choose something of the tenant itself.`,
      },
      req.i18n.language,
    )
  }
  const errors = references.map((reference) => {
    const { path, label } = reference
    return { path, message: message(reference), ...(label && { label }) }
  })
  return new ValidationError({ collection, errors, req }, req.t)
}

/** Puts the rule on every collection whose documents belong to a tenant. Comes after the multi-tenant plugin. */
export const tenantRule =
  (ownedSlugs: readonly string[]): Plugin =>
  (config: Config): Config => ({
    ...config,
    collections: (config.collections ?? []).map((collection) =>
      ownedSlugs.includes(collection.slug)
        ? {
            ...collection,
            hooks: {
              ...collection.hooks,
              beforeOperation: [requireTenant, ...(collection.hooks?.beforeOperation ?? [])],
              beforeChange: [sameTenantReferences(ownedSlugs), ...(collection.hooks?.beforeChange ?? [])],
            },
          }
        : collection,
    ),
  })
