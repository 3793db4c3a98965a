import { getTenantFromCookie } from '@payloadcms/plugin-multi-tenant/utilities'
import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type PayloadRequest,
} from 'payload'

import { referenceId } from './memberships'

export type WithTenant = { id?: string; tenant?: string | { id: string } | null }

/** @throws {APIError} 422 when a document that exists, or what a copy is made of, would come to be another tenant's */
export function refuseMove(data: WithTenant, originalDoc: WithTenant | undefined, req: PayloadRequest): void {
  const { tenant } = originalDoc ?? {}
  if (!tenant || data.tenant === undefined) return
  if (data.tenant && referenceId(data.tenant) === referenceId(tenant)) return
  const message =
    req.i18n.language === 'nl'
      ? 'Dit blijft van de organisatie waarin het gemaakt is.'
      : 'This stays with the tenant in which it was made.'
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

/**
 * Access asks for the permission in the tenant that the data name. Where they name none Payload fills one in later, from
 * what is copied or from the cookie of the admin: it is filled in before access is asked.
 */
export const nameTenant: CollectionBeforeOperationHook = async ({
  args,
  operation,
  collection,
  overrideAccess,
  req,
}) => {
  if (operation !== 'create' || overrideAccess || !('data' in args)) return args
  const data = args.data as WithTenant
  if (data.tenant) return args
  const source = 'duplicateFromID' in args ? args.duplicateFromID : undefined
  const tenant =
    typeof source === 'string'
      ? await tenantOfSource(req, collection.slug as CollectionSlug, source)
      : getTenantFromCookie(req.headers, 'text')
  if (tenant) data.tenant = String(tenant)
  return args
}
