import { getTenantFromCookie } from '@payloadcms/plugin-multi-tenant/utilities'
import {
  APIError,
  ValidationError,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type PayloadRequest,
} from 'payload'

import { textIn } from '@/src/i18n/locale-texts'
import { isSuperAdmin, onlyTenant, referenceId } from './memberships'

export type WithTenant = { id?: string; tenant?: string | { id: string } | null }

/** @throws {APIError} 422 when an update or a copy would move the document to another tenant */
export function rejectTenantChange(
  data: WithTenant,
  originalDoc: WithTenant | undefined,
  req: PayloadRequest,
): void {
  const { tenant } = originalDoc ?? {}
  if (!tenant || data.tenant === undefined) return
  if (data.tenant && referenceId(data.tenant) === referenceId(tenant)) return
  const message = textIn(
    {
      nl: 'De organisatie van een document kan niet worden gewijzigd.',
      en: 'The tenant of a document cannot be changed.',
    },
    req.i18n.language,
  )
  throw new APIError(message, 422, null, true)
}

async function tenantOfSource(req: PayloadRequest, collection: CollectionSlug, id: string) {
  const source: WithTenant | null = await req.payload.findByID({
    collection,
    id,
    depth: 0,
    disableErrors: true,
    // Only determines the tenant for the permission check; Payload itself checks read access to the source.
    overrideAccess: true,
    req,
  })
  return source?.tenant && referenceId(source.tenant)
}

/** The tenant of a request that names none: the one selected in the admin, else the user's only tenant, else null. */
export const tenantInUse = ({ headers, user }: Pick<PayloadRequest, 'headers' | 'user'>): string | null => {
  const selected = getTenantFromCookie(headers, 'text')
  return selected ? String(selected) : onlyTenant(user)
}

/** @throws {ValidationError} 400 on the tenant field, with Payload's own message for required fields */
export function rejectMissingTenant(collection: string, req: PayloadRequest): never {
  const errors = [{ path: 'tenant', message: req.t('validation:required') }]
  throw new ValidationError({ collection, errors, req }, req.t)
}

/**
 * Access control checks the tenant in the data. Without one, Payload would fill in the selected tenant, or simply the user's
 * first, after that check. This hook fills it in before the check, or rejects the operation.
 */
export const requireTenant: CollectionBeforeOperationHook = async ({
  args,
  operation,
  collection,
  overrideAccess,
  req,
}) => {
  if (operation !== 'create' || overrideAccess || !('data' in args)) return args
  // A request without a body has no data at all.
  const data = (args.data ?? {}) as WithTenant
  if (data.tenant) return args
  const source = 'duplicateFromID' in args ? args.duplicateFromID : undefined
  const tenant =
    typeof source === 'string'
      ? await tenantOfSource(req, collection.slug as CollectionSlug, source)
      : tenantInUse(req)
  if (tenant) data.tenant = tenant
  // Users without any membership get a 403 from access control instead.
  else if (isSuperAdmin(req.user) || req.user?.tenants?.length) rejectMissingTenant(collection.slug, req)
  return { ...args, data }
}
