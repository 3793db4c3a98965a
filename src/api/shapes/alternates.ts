import { z } from '@hono/zod-openapi'

import type { DocumentUrl } from '@/src/rendering/document-urls'
import type { SiteContent } from '@/src/rendering/site'
import { LANGUAGES } from '@/src/lib/constants'
import { localeCode } from '../core/schemas'

export const alternate = z
  .strictObject({ locale: localeCode, name: z.string(), href: z.string() })
  .openapi('Alternate', {
    description: 'The same document in another language; only published languages are listed.',
  })

/** The canonical URL in each published locale, in the site's order of locales. */
export const toAlternates = (
  { locales }: SiteContent,
  addresses: readonly DocumentUrl[],
): z.output<typeof alternate>[] =>
  locales.flatMap((locale) => {
    // Sorted: canonical URLs come first.
    const address = addresses.find((candidate) => candidate.locale === locale)
    return address ? [{ locale, name: LANGUAGES[locale].name, href: address.href }] : []
  })
