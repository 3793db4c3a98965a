import { createHash } from 'node:crypto'
import { cache } from 'react'

import type { ConsentText } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { messages } from '@/src/i18n/messages'
import type { ConsentMode, ConsentTexts } from '@/src/features/consent/rules/consent'
import type { Locale } from '@/src/lib/constants'
import type { ShellImage } from '@/src/components/shell/types'
import { cacheTags } from '@/src/cache/tags'
import { readGlobals } from './globals'
import { siteLogos } from './logos'
import { loadSite, type SiteContent } from './site'

export type ConsentContent = {
  /** Visitors who consented to a lower version are asked again. */
  version: number
  mode: ConsentMode
  texts: ConsentTexts
  /** A hash of all that the visitor is shown, which also differs between tenants. */
  fingerprint: string
  logo: { light: ShellImage; dark: ShellImage } | null
  tags: string[]
}

/** Checking one field suffices: all of them are required. */
const isTranslated = (stored: ConsentText | null): stored is ConsentText => Boolean(stored?.title)

function textsOf({ title, allowance, settings, information, buttons }: ConsentText): ConsentTexts {
  const paragraphs = information.paragraphs.map(({ heading, text }) => ({ heading: heading || null, text }))
  return { title, allowance, settings, buttons, information: { tab: information.tab, paragraphs } }
}

const fingerprintOf = (content: object): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url')

/** Behaviour: consent-logo */
function logoOf(site: SiteContent, stored: ConsentText | null): ConsentContent['logo'] {
  const marker = stored?.brandMarker?.trim().toLowerCase()
  return marker && site.domain.hostname.includes(marker) ? siteLogos(site.domain) : null
}

/**
 * The consent dialog of a site in one locale.
 * @param standard uses the built-in texts even if the tenant has its own: what a browser shows when it cannot load those
 */
export function consentFrom(
  site: SiteContent,
  locale: Locale,
  stored: ConsentText | null,
  standard = false,
): ConsentContent {
  const tenantId = referenceId(site.tenant)
  const texts = isTranslated(stored) && !standard ? textsOf(stored) : messages[locale].consent
  const version = stored?.version ?? 1
  const mode = site.domain.consentMode
  return {
    version,
    mode,
    texts,
    fingerprint: fingerprintOf({ tenantId, locale, mode, version, texts }),
    logo: logoOf(site, stored),
    tags: [cacheTags.consent(tenantId)],
  }
}

/** As `consentFrom`, with the texts of the tenant. */
export async function buildConsent(
  site: SiteContent,
  locale: Locale,
  standard = false,
): Promise<ConsentContent> {
  const stored = await readGlobals(referenceId(site.tenant), locale, ['consent-texts'])
  return consentFrom(site, locale, stored['consent-texts'], standard)
}

/** @returns null for an unknown hostname */
export const readConsentDialog = cache(
  async (hostname: string, locale: Locale): Promise<ConsentContent | null> => {
    const site = await loadSite(hostname, locale)
    return site && buildConsent(site, locale)
  },
)
