import { z } from '@hono/zod-openapi'

import { localeCode, timestamp, uuid } from '@/src/api/core/schemas'
import { LINK_LIFETIMES, MAX_LINK_DAYS } from '../rules/preview-link'

export const previewLink = z
  .strictObject({
    id: uuid,
    url: z.url().nullable().openapi({
      description: 'For anybody, without an account. Null while the tenant has no site to show the draft on.',
    }),
    locale: localeCode,
    createdBy: z.string().openapi({ description: 'The name of the account.' }),
    createdAt: timestamp,
    expiresAt: timestamp,
  })
  .openapi('PreviewLink')

export const newPreviewLink = z
  .strictObject({
    locale: localeCode.openapi({ description: 'The language that is shown.' }),
    expiresInDays: z.int().min(1).max(MAX_LINK_DAYS).openapi({ example: LINK_LIFETIMES[0] }),
  })
  .openapi('NewPreviewLink')
