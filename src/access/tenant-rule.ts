import {
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  type Config,
  type Plugin,
} from 'payload'

import { referenceId } from './memberships'
import { collectReferences, type Reference } from './references'

type WithTenant = { id?: string; tenant?: string | { id: string } | null }

const byCollection = (references: Reference[]): Map<string, Reference[]> =>
  Map.groupBy(references, ({ relationTo }) => relationTo)

/**
 * A document may only point at documents of its own tenant, drafts included, inside blocks and rich text too.
 * A missing document is refused in the same words, so that nobody can probe another tenant's ids.
 */
const sameTenantReferences =
  (
    ownedSlugs: readonly string[],
  ): CollectionBeforeChangeHook<WithTenant & Record<string, unknown> & { id: string }> =>
  async ({ data, originalDoc, collection, req }) => {
    const tenant = data.tenant ?? originalDoc?.tenant
    if (!tenant) return data
    const references = collectReferences(collection, data, req.payload.config)
    for (const [slug, group] of byCollection(
      references.filter(({ relationTo }) => ownedSlugs.includes(relationTo)),
    )) {
      const ids = [...new Set(group.map(({ id }) => id))]
      const { docs } = await req.payload.find({
        collection: slug as CollectionSlug,
        where: { id: { in: ids }, tenant: { equals: referenceId(tenant) } },
        select: {},
        depth: 0,
        pagination: false,
        // Compares tenants only; what the caller may read is not the question here.
        overrideAccess: true,
        req,
      })
      const known = new Set(docs.map(({ id }) => id))
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
  const message =
    req.i18n.language === 'nl'
      ? 'Dit verwijst naar iets dat niet bij deze organisatie hoort. Kies iets van de organisatie zelf.'
      : 'This refers to something that does not belong to this tenant. Choose something of the tenant itself.'
  const errors = references.map(({ path, label }) => ({ path, message, ...(label && { label }) }))
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
              beforeChange: [sameTenantReferences(ownedSlugs), ...(collection.hooks?.beforeChange ?? [])],
            },
          }
        : collection,
    ),
  })
