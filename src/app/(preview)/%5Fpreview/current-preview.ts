import { cache } from 'react'
import { headers } from 'next/headers'

import { isSharedLink, openPreview, type PreviewAccount } from '@/src/features/previews'
import type { PreviewTarget } from '@/src/features/previews/rules/preview'
import { releaseHref } from '@/src/features/releases'
import { type Form, readSitePreview, type SitePreview } from '@/src/rendering/preview'
import { readReleasePreview } from '@/src/rendering/release-preview'
import { documentHref } from '@/src/routing/admin-paths'
import { onAdminHost } from '@/src/routing/admin-hosts'
import { requestHost } from '@/src/routing/host'
import { negotiateLocale } from '@/src/routing/locale'
import { PREVIEW_PAGE_HEADER, PREVIEW_TOKEN_HEADER } from '@/src/routing/preview'
import { FALLBACK_LOCALE, LOCALES, type Locale } from '@/src/lib/constants'
import { env } from '@/src/platform/env'
import { payloadInstance } from '@/src/platform/payload'

export type CurrentPreview = {
  hostname: string
  locale: Locale
  /** The origin of the panel that asked for it; null without a token of ours, and for a link that was shared. */
  panel: string | null
  /** Where it can be asked for again; for a link that was shared, which was given to people without an account, the site. */
  back: { kind: 'document' | 'panel' | 'site'; href: string }
  /** Whether its session is open; what it may see of the document is checked after that. */
  isOpen: boolean
  /** Null when the token opens nothing. */
  shown: SitePreview | null
  /** The path of the page that a brand is shown on. */
  at: string | null
  /** For links to the same preview on other pages. */
  token: string
}

const TO_SITE = { kind: 'site', href: '/' } as const

const hrefInPanel = ({ collection, id, locale }: PreviewTarget): string =>
  collection === 'releases'
    ? releaseHref(locale, id)
    : `${documentHref(locale, collection, id)}?locale=${locale}`

type Shown = { form: Form | null; at: string | null }

/** A draft; or a page of the site with all drafts of a release, which has no form. */
const readTarget = (hostname: string, target: PreviewTarget, account: PreviewAccount, shown: Shown) =>
  target.collection === 'releases'
    ? readReleasePreview(hostname, target, account, shown.at)
    : readSitePreview(hostname, target, account, shown)

/**
 * What the token of this request opens, once for the page, its metadata and its “not found”.
 * @param form the contents of the document, in place of what is stored
 */
export const currentPreview = cache(async (form: Form | null = null): Promise<CurrentPreview> => {
  const [payload, given] = await Promise.all([payloadInstance(), headers()])
  const hostname = requestHost(given, env.TRUST_PROXY)?.hostname ?? ''
  const token = given.get(PREVIEW_TOKEN_HEADER) ?? ''
  const page = given.get(PREVIEW_PAGE_HEADER)
  const at = page === null ? null : decodeURIComponent(page)
  const opened = await openPreview(payload, token, hostname)
  if (!opened) {
    const locale = negotiateLocale(given.get('accept-language'), LOCALES) ?? FALLBACK_LOCALE
    return {
      hostname,
      locale,
      panel: null,
      isOpen: false,
      back: isSharedLink(token) ? TO_SITE : { kind: 'panel', href: onAdminHost('/admin') },
      shown: null,
      ...{ token, at },
    }
  }
  const { document, panel, account } = opened
  const shown = account && (await readTarget(hostname, document, account, { form, at }))
  const href = new URL(hrefInPanel(document), panel ?? onAdminHost('/admin')).href
  const back = panel === null ? TO_SITE : ({ kind: 'document', href } as const)
  const locale = shown?.release?.locale ?? document.locale
  return { hostname, locale, panel, back, isOpen: account !== null, shown, token, at }
})
