import { z } from '@hono/zod-openapi'

import type { ConsentContent } from '@/src/rendering/consent'
import { CONSENT_CATEGORIES, CONSENT_MODES, toDialogTexts } from '@/src/features/consent/rules/consent'
import type { Locale } from '@/src/lib/constants'
import { ownMessage } from '../core/input-errors'
import { localeCode, orNull } from '../core/schemas'

const logo = z
  .strictObject({ src: z.string(), width: z.number().nullable(), height: z.number().nullable() })
  .openapi('ConsentLogo')

/** Identifies the texts that a visitor was shown. */
export const fingerprint = z
  .string()
  .regex(/^[\w-]{43}$/, ownMessage('fingerprint'))
  .openapi({ example: 'w9yJ7o0k3b1m5n8q2r4t6u7v8x9z0a1c2d3e4f5g6h7' })

/** The texts and categories of a site's consent dialog (Behaviour: consent-tabs). */
export const consent = z
  .strictObject({
    version: z.int().openapi({ description: 'Visitors who answered a lower version are asked again.' }),
    mode: z.enum(CONSENT_MODES),
    locale: localeCode,
    fingerprint,
    title: z.string(),
    logo: orNull(z.strictObject({ light: logo, dark: logo })),
    allowance: z.strictObject({ tab: z.string(), heading: z.string(), introduction: z.string() }),
    settings: z.strictObject({
      tab: z.string(),
      off: z.string(),
      on: z.string(),
      categories: z.array(
        z.strictObject({
          key: z.enum(CONSENT_CATEGORIES),
          name: z.string(),
          description: z.string(),
          state: z.boolean().openapi({ description: 'Whether it is on by default.' }),
        }),
      ),
    }),
    information: z.strictObject({
      tab: z.string(),
      paragraphs: z.array(z.strictObject({ heading: z.string().nullable(), text: z.string() })),
    }),
    buttons: z.strictObject({
      options: z.string(),
      allowSelection: z.string(),
      accept: z.string(),
      onlyEssential: z.string(),
    }),
  })
  .openapi('Consent')

/** The consent dialog in its published shape. */
export function toConsent(content: ConsentContent, locale: Locale): z.output<typeof consent> {
  const { version, mode, fingerprint: shown, texts, logo: logos } = content
  return { version, mode, locale, fingerprint: shown, logo: logos, ...toDialogTexts(texts, mode) }
}
