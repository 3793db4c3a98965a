import { z } from '@hono/zod-openapi'

import { TOKEN_SCOPES } from '@/src/access/api-token'
import { orNull, timestamp, uuid } from '@/src/api/core/schemas'
import { proof } from '@/src/features/accounts'
import { MAX_LIFETIME_DAYS, MAX_NAME_CHARACTERS } from '@/src/features/api-tokens/rules/token'

const scope = z.enum(TOKEN_SCOPES).openapi({
  description:
    '`read`: GET, and the reading tools of agents. `draft`: also writes drafts of pages, posts and templates, but changes nothing that visitors see. `publish`: everything that your role in the tenant allows.',
})

export const apiToken = z
  .strictObject({
    id: uuid,
    name: z.string(),
    tenant: z.string().openapi({ description: 'The slug of the tenant in which the token acts.' }),
    scope,
    createdAt: timestamp,
    expiresAt: timestamp,
    lastUsedAt: orNull(timestamp).openapi({ description: 'Accurate to a minute; null: never used.' }),
  })
  .openapi('ApiToken')

export const newApiToken = z
  .strictObject({
    name: z
      .string()
      .trim()
      .min(1)
      .max(MAX_NAME_CHARACTERS)
      .openapi({ description: 'What it is for; audit entries name it.', example: 'Import' }),
    scope,
    expiresInDays: z.int().min(1).max(MAX_LIFETIME_DAYS).openapi({ example: 90 }),
    proof: proof.optional().openapi({
      description:
        'Your password, or a fresh code of your authenticator app. Only an account that signs in with single sign-on may leave it out, within ten minutes of signing in.',
    }),
  })
  .openapi('NewApiToken')

export const createdApiToken = z
  .strictObject({
    ...apiToken.shape,
    token: z
      .string()
      .openapi({ description: 'For `Authorization: Bearer`. Only returned here: store it now.' }),
  })
  .openapi('CreatedApiToken')
