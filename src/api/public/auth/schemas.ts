import { z } from '@hono/zod-openapi'

import { TENANT_ROLES } from '@/src/access/permissions'
import { localeCode, timestamp } from '../../core/schemas'

const MAX_PASSWORD_CHARACTERS = 1024

export const credentials = z.strictObject({
  email: z.string().trim().toLowerCase().pipe(z.email().max(254)),
  password: z.string().max(MAX_PASSWORD_CHARACTERS).regex(/\S/, 'Give a password.'),
})

const account = z
  .strictObject({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    language: localeCode,
    superAdmin: z.boolean(),
    tenants: z.array(
      z.strictObject({ id: z.uuid(), slug: z.string(), name: z.string(), role: z.enum(TENANT_ROLES) }),
    ),
  })
  .openapi('Account')

export const session = z.strictObject({ expiresAt: timestamp, user: account }).openapi('Session')
export const login = z.strictObject({ ...session.shape, token: z.string() }).openapi('Login')
