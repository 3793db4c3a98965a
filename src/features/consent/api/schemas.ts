import { z } from '@hono/zod-openapi'

import { STANDARD_TEXTS } from '@/src/features/consent/rules/consent'
import { localeCode, timestamp } from '@/src/api/core/schemas'
import { fingerprint } from '@/src/api/shapes/consent'

/** A visitor's choices, and the texts that were shown (Behaviour: consent-record). */
export const choice = z
  .strictObject({
    version: z.int().min(1).max(2_147_483_647),
    marketing: z.boolean(),
    analytics: z.boolean(),
    locale: localeCode
      .optional()
      .openapi({ description: 'The language of the texts; by default that of the site.' }),
    fingerprint: z
      .union([fingerprint, z.literal(STANDARD_TEXTS)])
      .optional()
      .openapi({
        description:
          'The fingerprint of the texts that were shown, or that they were the default texts; by default the current texts.',
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
