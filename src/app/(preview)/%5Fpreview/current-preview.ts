import { cache } from 'react'
import { headers } from 'next/headers'

import { openPreview } from '@/src/features/previews'
import { readSitePreview, type SitePreview } from '@/src/rendering/preview'
import { documentHref } from '@/src/routing/admin-paths'
import { onAdminHost } from '@/src/routing/admin-hosts'
import { requestHost } from '@/src/routing/host'
import { negotiateLocale } from '@/src/routing/locale'
import { PREVIEW_TOKEN_HEADER } from '@/src/routing/preview'
import { FALLBACK_LOCALE, LOCALES, type Locale } from '@/src/lib/constants'
import { env } from '@/src/platform/env'
import { payloadInstance } from '@/src/platform/payload'

type CurrentPreview = {
  hostname: string
  locale: Locale
  /** The origin of the panel that asked for it; null without a token of ours. */
  panel: string | null
  /** Where it can be asked for again. */
  back: { kind: 'document' | 'panel'; href: string }
  /** Null when the token opens nothing. */
  shown: SitePreview | null
}

/** What the token of this request opens, once for the page, its metadata and its “not found”. */
export const currentPreview = cache(async (): Promise<CurrentPreview> => {
  const [payload, given] = await Promise.all([payloadInstance(), headers()])
  const hostname = requestHost(given, env.TRUST_PROXY)?.hostname ?? ''
  const opened = await openPreview(payload, given.get(PREVIEW_TOKEN_HEADER) ?? '', hostname)
  if (!opened) {
    const locale = negotiateLocale(given.get('accept-language'), LOCALES) ?? FALLBACK_LOCALE
    return {
      hostname,
      locale,
      panel: null,
      back: { kind: 'panel', href: onAdminHost('/admin') },
      shown: null,
    }
  }
  const { claims, account } = opened
  const { locale, panel, collection, id } = claims
  const href = new URL(documentHref(locale, collection, id), panel).href
  const shown = account && (await readSitePreview(hostname, claims, account))
  return { hostname, locale, panel, back: { kind: 'document', href: `${href}?locale=${locale}` }, shown }
})
