import { z } from '@hono/zod-openapi'

import { ACCOUNT_STATUSES, PLATFORM_ROLES, TENANT_ROLES } from '@/src/access/permissions'
import { emailAddress } from '@/src/features/accounts/server/input'
import { LOCALES } from '@/src/lib/constants'
import { inputOf } from '@/src/api/core/resource/input'
import { localeCode, orNull, timestamp, uuid, withEmailFormat } from '@/src/api/core/schemas'

const MAX_NAME = 200

const role = z.enum(TENANT_ROLES).openapi('TenantRole')
const platformRole = z.enum(PLATFORM_ROLES).nullable().openapi({
  description: 'A super admin may do everything, in every tenant. Shown to super admins; null to others.',
})
const status = z
  .enum(ACCOUNT_STATUSES)
  .openapi({ description: 'Who is disabled cannot sign in, and may do nothing.' })
const LANGUAGE = { description: 'Of the admin, and of mail.' }
const language = localeCode.openapi(LANGUAGE)
/** By its own values: a named schema would lose the default in the OpenAPI document. */
const languageOfNew = z.enum(LOCALES).default(LOCALES[0]).openapi(LANGUAGE)

export const user = z
  .strictObject({
    id: uuid,
    name: z.string(),
    email: z.string(),
    role: orNull(role).openapi({
      description: 'In the tenant that the call acts in; null: no member of it.',
    }),
    memberships: z
      .array(z.strictObject({ tenant: z.string(), role }))
      .openapi({ description: 'All roles that you may see, with the slugs of their tenants.' }),
    platformRole,
    status,
    confirmed: z
      .boolean()
      .openapi({ description: 'False until the person has followed the link in the mail.' }),
    language,
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .openapi('User')

const roleOfMember = orNull(role).openapi({
  description: 'In the tenant that the call acts in. Null is taken back of who is no member of it.',
})
const name = z.string().trim().min(1).max(MAX_NAME)
const email = withEmailFormat(emailAddress)

export const invitation = z
  .strictObject({ name, email, role, language: languageOfNew })
  .openapi('UserInvitation')

/** What is left out stays as it is. */
export const userChanges = inputOf(
  user,
  z.strictObject({ role: roleOfMember, name, language, email, status, platformRole }).partial().shape,
).openapi('UserChanges')

export const userScope = z.strictObject({
  scope: z
    .enum(['tenant', 'installation'])
    .default('tenant')
    .openapi({ description: '`installation`: every account there is; for super admins only.' }),
})

export const userRemovalQuery = z.strictObject({
  account: z
    .enum(['true', 'false'])
    .default('false')
    .openapi({ description: '`true` removes the account itself, in every tenant; for super admins only.' }),
})
