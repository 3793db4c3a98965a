import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig, TypeWithID, Where } from 'payload'

import { TENANT_OWNED } from '@/collections/registry'
import { isLocale } from '@/src/lib/constants'
import { isRecord } from '@/src/lib/is-record'
import { requestConnection } from '@/src/platform/database/connection'
import { draftTenantsOf, hasPermissionInAnyTenant, referenceId } from './memberships'
import { tenantInUse } from './tenant-immutability'

/** An operation of Payload that writes. */
export type Write = {
  args: object
  operation: string
  collection: SanitizedCollectionConfig
  req: PayloadRequest
}

type Data = Record<string, unknown>

const dataOf = ({ args }: Write): Data => ('data' in args && isRecord(args.data) ? args.data : {})

/** Whether a role that may not publish makes the write: an admin of one tenant can be a writer in another. */
export async function isByWriter(write: Write): Promise<boolean> {
  const { args, operation, collection, req } = write
  const tenants = draftTenantsOf(req.user)
  if (tenants.length === 0 || !(TENANT_OWNED as string[]).includes(collection.slug)) return false
  if (operation === 'create') {
    const { tenant } = dataOf(write)
    const owner = tenant ? referenceId(tenant as string | { id: string }) : tenantInUse(req)
    return owner !== null && tenants.includes(owner)
  }
  if (operation === 'restoreVersion') return true
  if (!('id' in args)) return !hasPermissionInAnyTenant(req.user, 'content.publish')
  const where: Where = { and: [{ id: { equals: args.id } }, { tenant: { in: tenants } }] }
  const slug = collection.slug as CollectionSlug
  return (await req.payload.db.findOne<TypeWithID>({ collection: slug, where, select: {}, req })) !== null
}

/** A write of several documents, without those of tenants in which the account is a writer. */
export function withoutWriters<Args extends object>(write: Write, args: Args): Args {
  const tenants = draftTenantsOf(write.req.user)
  if (
    tenants.length === 0 ||
    !('where' in args) ||
    !(TENANT_OWNED as string[]).includes(write.collection.slug)
  )
    return args
  const others: Where = { tenant: { not_in: tenants } }
  return { ...args, where: { and: [args.where, others] } }
}

/** An image that nothing online shows. */
async function isUnusedImage({ args, operation, req }: Write): Promise<boolean> {
  if (operation === 'create') return true
  if (!('id' in args)) return false
  const connection = await requestConnection(req)
  const { rowCount } = await connection.execute(sql`
    SELECT 1 FROM document_references
    WHERE to_id::text = ${String(args.id)} AND to_collection = 'media' AND version = 'published' LIMIT 1`)
  return rowCount === 0
}

/** A page is offline in a language that is not published, unless the addresses of the blog follow its own. */
async function isPageOffline(req: PayloadRequest, page: unknown, locale: unknown): Promise<boolean> {
  if (typeof page !== 'string' || !isLocale(locale)) return false
  const connection = await requestConnection(req)
  const { rowCount } = await connection.execute(sql`
    SELECT 1 FROM pages_locales WHERE _parent_id::text = ${page} AND _locale::text = ${locale} AND _status = 'published'
    UNION ALL SELECT 1 FROM site_settings WHERE blog_page_id::text = ${page} LIMIT 1`)
  return rowCount === 0
}

const idOf = (value: unknown): unknown => (isRecord(value) ? value.id : value)

/** An address at which nobody finds a page yet, before and after the write. */
async function isUnusedAddress(write: Write): Promise<boolean> {
  const { args, operation, req } = write
  const data = dataOf(write)
  if (operation === 'create') return isPageOffline(req, idOf(data.page), data.locale)
  if (!('id' in args)) return false
  const stored = await req.payload.db.findOne<TypeWithID & Data>({
    ...{ collection: 'page-urls', where: { id: { equals: args.id } }, req },
  })
  if (!stored || !(await isPageOffline(req, idOf(stored.page), stored.locale))) return false
  return isPageOffline(req, idOf(data.page ?? stored.page), data.locale ?? stored.locale)
}

/** Collections without drafts whose documents a writer may write while nobody sees them. */
export const OFFLINE: Partial<Record<string, (write: Write) => Promise<boolean>>> = {
  media: isUnusedImage,
  'page-urls': isUnusedAddress,
}
