import { z } from '@hono/zod-openapi'

import { STANDARD_TEXTS } from '@/src/features/consent/rules/consent'
import { localeCode, timestamp } from '@/src/api/core/schemas'
import { fingerprint } from '@/src/api/shapes/consent'

/** What a visitor chose, and by which texts (Behaviour: consent-record). */
export const choice = z
  .strictObject({
    version: z.int().min(1).max(2_147_483_647),
    marketing: z.boolean(),
    analytics: z.boolean(),
    locale: localeCode.optional().openapi({ description: 'The language of the texts; else the site’s own.' }),
    fingerprint: z
      .union([fingerprint, z.literal(STANDARD_TEXTS)])
      .optional()
      .openapi({
        description: 'Of the texts that were shown, or that they were the standard ones; else those of now.',
      }),
  })
  .openapi('ConsentChoice')

export const consentRecord = z
  .strictObject({
    version: z.int(),
    marketing: z.boolean(),
    analytics: z.boolean(),
    confirmedAt: timestamp,
  })
  .openapi('RecordedConsent')
