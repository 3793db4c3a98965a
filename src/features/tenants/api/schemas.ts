import { z } from '@hono/zod-openapi'

import { isTimeZone } from '@/src/lib/time-zone'
import { inputOf } from '@/src/api/core/resource/input'
import { slug, timestamp, uuid } from '@/src/api/core/schemas'
import { TENANT_DEFAULTS, TENANT_STATUSES } from '@/src/features/tenants/rules/tenant'

const MAX_NAME = 200

const status = z
  .enum(TENANT_STATUSES)
  .openapi({ description: 'The sites of a suspended tenant respond 503.' })

export const tenant = z
  .strictObject({
    id: uuid,
    name: z.string(),
    slug: z.string().openapi({ example: 'kade', description: 'The value for `X-Tenant`.' }),
    status,
    registrationOpen: z.boolean(),
    defaultTimeZone: z.string().openapi({ example: 'Europe/Amsterdam' }),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .openapi('Tenant')

const tenantSlug = slug.openapi({ example: 'kade' })

const fields = {
  name: z.string().trim().min(1).max(MAX_NAME),
  registrationOpen: z
    .boolean()
    .default(false)
    .openapi({ description: 'Whether visitors of its sites may register.' }),
  defaultTimeZone: z
    .string()
    .max(100)
    .refine(isTimeZone, 'Enter an IANA time zone, for example Europe/Amsterdam.')
    .default(TENANT_DEFAULTS.defaultTimeZone),
}

export const newTenant = inputOf(tenant, {
  ...fields,
  slug: tenantSlug,
  status: status.default(TENANT_DEFAULTS.status),
}).openapi('TenantInput')

/** Slug and status are left out to stay as they are. */
export const changedTenant = inputOf(tenant, {
  ...fields,
  slug: tenantSlug.optional(),
  status: status.optional(),
}).openapi('TenantChanges')

export const tenantParams = z.strictObject({ id: uuid.openapi({ description: 'The id of the tenant.' }) })

export const removalQuery = z.strictObject({
  cascade: z.enum(['true', 'false']).default('false').openapi({
    description: '`true` also deletes everything of the tenant, including image files.',
  }),
})

export const removal = z
  .strictObject({
    removed: z.record(z.string(), z.int()).openapi({
      description: 'The number of deleted documents per collection, and of memberships; empty if none.',
      example: { pages: 12, media: 30, memberships: 4 },
    }),
  })
  .openapi('TenantRemoval')
