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
import { isKept } from './trash'
import {
  requireTenant,
  rejectTenantChange,
  rejectMissingTenant,
  type WithTenant,
} from './tenant-immutability'

const byCollection = (references: Reference[]): Map<string, Reference[]> =>
  Map.groupBy(references, ({ relationTo }) => relationTo)

/**
 * Resolves to the ids that belong to the tenant, and locks those rows until the transaction ends. Foreign keys would prevent
 * their deletion meanwhile, but references in rich text have no foreign key.
 */
async function lockReferencedDocuments(
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
    WHERE id = ANY(${sql.param(ids)}::uuid[]) AND tenant_id = ${tenant}::uuid
      AND ${isKept(slug, tableName(slug))} FOR KEY SHARE`)
  return new Set(rows.map(({ id }) => id))
}

/**
 * A document, draft or published, may only refer to documents of its own tenant, in blocks and rich text too.
 * A missing document gives the same message, so that nobody can probe another tenant's ids.
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
    // In rich text the request can name any collection; most relationship fields name theirs.
    const notOwned = references.filter(
      ({ unvalidated, relationTo }) => unvalidated && !ownedSlugs.includes(relationTo),
    )
    if (notOwned.length > 0) throw foreignReferenceError(collection.slug, notOwned, req)
    for (const [slug, group] of byCollection(
      references.filter(({ relationTo }) => ownedSlugs.includes(relationTo)),
    )) {
      const ownIds = await lockReferencedDocuments(req, slug, referenceId(tenant), group)
      const foreign = group.filter(({ id }) => !ownIds.has(id))
      if (foreign.length > 0) throw foreignReferenceError(collection.slug, foreign, req)
    }
    return data
  }

function foreignReferenceError(
  collection: string,
  references: Reference[],
  req: Parameters<CollectionBeforeChangeHook>[0]['req'],
): ValidationError {
  const message = ({ relationTo, id }: Reference): string => {
    const target = req.payload.config.collections.find(({ slug }) => slug === relationTo)
    const noun = getTranslation(target?.labels.singular ?? relationTo, req.i18n)
    const kind = noun.charAt(0).toLowerCase() + noun.slice(1)
    return textIn(
      {
        nl: `Deze organisatie heeft geen ${kind} met id ${id}. Kies een document van deze organisatie.`,
        en: `This tenant has no ${kind} with id ${id}. Choose a document of this tenant.`,
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

/** Adds the tenant checks to every tenant-owned collection. Must run after the multi-tenant plugin. */
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
