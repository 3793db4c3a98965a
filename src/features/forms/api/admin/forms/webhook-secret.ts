import { z } from '@hono/zod-openapi'

import { adminOperation } from '@/src/api/core/admin-operation'
import { ApiError } from '@/src/api/core/problems'
import { findOne } from '@/src/api/core/resource/find'
import { localeIn, paramsOf } from '@/src/api/core/resource/resource'
import { dataOf, uuid } from '@/src/api/core/schemas'
import { renewWebhookSecret } from '@/src/features/forms/server/webhook/secret'
import { forms } from './resource'

const newSecret = z
  .strictObject({
    secret: z.string().openapi({
      description: 'The signing secret in the format of Standard Webhooks. It is not shown again.',
    }),
  })
  .openapi('WebhookSecret')

export const renewSecret = adminOperation({
  tag: forms.tag,
  permission: 'settings.write',
  method: 'post',
  path: '/forms/{uuid}/webhook-secret',
  summary: 'Make a new signing secret for the webhook of a form',
  description: 'Replaces the former one at once. No other operation returns the secret.',
  params: paramsOf(forms),
  answer: dataOf(newSecret),
  problems: ['conflict'],
  handle: async ({ caller, params }) => {
    const form = await findOne(forms, caller, uuid.parse(params.uuid), localeIn({}))
    if (!form.webhook?.url) throw new ApiError('conflict', 'This form has no webhook.')
    return { data: { secret: await renewWebhookSecret(caller.req, form) } }
  },
})
