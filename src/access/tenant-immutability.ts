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

/** @throws {APIError} 422 when a document that exists, or what a copy is made of, would come to be another tenant's */
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
      nl: 'Dit blijft van de organisatie waarin het gemaakt is.',
      en: 'This stays with the tenant in which it was made.',
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
    // Only tells which tenant the permission is asked in; Payload itself asks whether the source may be read.
    overrideAccess: true,
    req,
  })
  return source?.tenant && referenceId(source.tenant)
}

/** The tenant in which somebody works who names none: the one that the admin has selected, else the only one they have. */
export const tenantInUse = ({ headers, user }: PayloadRequest): string | null => {
  const selected = getTenantFromCookie(headers, 'text')
  return selected ? String(selected) : onlyTenant(user)
}

/** @throws {ValidationError} 400 at the field of the tenant, in Payload's own words for what is required */
export function rejectMissingTenant(collection: string, req: PayloadRequest): never {
  const errors = [{ path: 'tenant', message: req.t('validation:required') }]
  throw new ValidationError({ collection, errors, req }, req.t)
}

/**
 * Access asks for the permission in the tenant that the data name. Where they name none Payload would fill one in after it:
 * the selected one, or just the first of the person's. It is filled in before access is asked, or else nothing is made.
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
  // Who has no role at all hears from access that nothing is theirs to make.
  else if (isSuperAdmin(req.user) || req.user?.tenants?.length) rejectMissingTenant(collection.slug, req)
  return { ...args, data }
}
