import { z } from '@hono/zod-openapi'

import { ACCOUNT_STATUSES, PLATFORM_ROLES, TENANT_ROLES } from '@/src/access/permissions'
import { emailAddress } from '@/src/features/accounts/server/input'
import { LOCALES } from '@/src/lib/constants'
import { inputOf } from '@/src/api/core/resource/input'
import { localeCode, orNull, timestamp, uuid, withEmailFormat } from '@/src/api/core/schemas'

const MAX_NAME = 200

const role = z.enum(TENANT_ROLES).openapi('TenantRole')
const platformRole = z.enum(PLATFORM_ROLES).nullable().openapi({
  description: 'A super admin has all permissions in every tenant. Null unless the caller is a super admin.',
})
const status = z
  .enum(ACCOUNT_STATUSES)
  .openapi({ description: 'A disabled account cannot sign in or do anything.' })
/** Of what a tenant's admin does not see of another account. */
const OWN = { description: 'Null unless this is your own account or you are a super admin.' }
const LANGUAGE = { description: 'The language of the admin panel and of e-mail.' }
const language = localeCode.openapi(LANGUAGE)
/** Its own enum: a named schema would lose the default in the OpenAPI document. */
const languageOfNew = z.enum(LOCALES).default(LOCALES[0]).openapi(LANGUAGE)

export const user = z
  .strictObject({
    id: uuid,
    name: z.string(),
    email: z.string(),
    role: orNull(role).openapi({
      description: 'The role in the tenant of the request; null: not a member.',
    }),
    pending: z.boolean().openapi({
      description: 'True until the user accepts the invitation: the role gives no permission before that.',
    }),
    memberships: z
      .array(z.strictObject({ tenant: z.string(), role }))
      .openapi({ description: 'All roles that the caller may see, with the slugs of their tenants.' }),
    platformRole,
    status: orNull(status).openapi(OWN),
    confirmed: orNull(z.boolean()).openapi({
      description: `False until the user has followed the link in the e-mail. ${OWN.description}`,
    }),
    language: orNull(localeCode).openapi(OWN),
    createdAt: orNull(timestamp).openapi(OWN),
    updatedAt: orNull(timestamp).openapi(OWN),
  })
  .openapi('User')

/** Of a new invitation. */
export const invitedUser = z
  .strictObject({
    ...user.shape,
    link: orNull(z.strictObject({ href: z.url(), expiresAt: timestamp })).openapi({
      description:
        'Only where no e-mail can be sent: the link for you to hand over. It is shown once, works once, and does not confirm the address. Null: the link was sent by e-mail.',
    }),
  })
  .openapi('InvitedUser')

const roleOfMember = orNull(role).openapi({
  description: 'The role in the tenant of the request. Null is only accepted for a user who is not a member.',
})
const name = z.string().trim().min(1).max(MAX_NAME)
const email = withEmailFormat(emailAddress)

export const invitation = z
  .strictObject({ name, email, role, language: languageOfNew })
  .openapi('UserInvitation')

/** Omitted fields stay as they are. */
export const userChanges = inputOf(
  user,
  z
    .strictObject({
      role: roleOfMember,
      name,
      language: orNull(language),
      email,
      status: orNull(status),
      platformRole,
    })
    .partial().shape,
).openapi('UserChanges')

export const userScope = z.strictObject({
  scope: z
    .enum(['tenant', 'installation'])
    .default('tenant')
    .openapi({ description: '`installation`: every account of the installation; super admins only.' }),
})

export const userRemovalQuery = z.strictObject({
  account: z
    .enum(['true', 'false'])
    .default('false')
    .openapi({ description: '`true` deletes the account itself, in every tenant; super admins only.' }),
})
