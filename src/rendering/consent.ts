import { createHash } from 'node:crypto'
import { cache } from 'react'

import type { ConsentText } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { messages } from '@/src/i18n/messages'
import type { ConsentMode, ConsentTexts } from '@/src/features/consent/rules/consent'
import type { Locale } from '@/src/lib/constants'
import type { ShellImage } from '@/src/components/shell/types'
import { payloadInstance } from '@/src/platform/payload'
import { cacheTags } from '@/src/cache/tags'
import { siteLogos } from './logos'
import { loadSite, type SiteContent } from './site'

/** What the consent dialog of a site is made of. */
export type ConsentContent = {
  /** Visitors who confirmed a lower one are asked again. */
  version: number
  mode: ConsentMode
  texts: ConsentTexts
  /** Changes with anything that a visitor is shown, and differs between tenants. */
  fingerprint: string
  logo: { light: ShellImage; dark: ShellImage } | null
  tags: string[]
}

async function storedTexts(tenantId: string, locale: Locale): Promise<ConsentText | null> {
  const payload = await payloadInstance()
  const { docs } = await payload.find({
    collection: 'consent-texts',
    where: { tenant: { equals: tenantId } },
    locale,
    depth: 0,
    limit: 1,
    pagination: false,
    // Public: every visitor is shown them.
    overrideAccess: true,
  })
  return docs[0] ?? null
}

/** All of a language is written, or nothing of it: its fields are required. */
const isWritten = (stored: ConsentText | null): stored is ConsentText => Boolean(stored?.title)

function textsOf({ title, allowance, settings, information, buttons }: ConsentText): ConsentTexts {
  const paragraphs = information.paragraphs.map(({ heading, text }) => ({ heading: heading || null, text }))
  return { title, allowance, settings, buttons, information: { tab: information.tab, paragraphs } }
}

const fingerprintOf = (shown: object): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('base64url')

/** Behaviour: consent-logo */
function logoOf(site: SiteContent, stored: ConsentText | null): ConsentContent['logo'] {
  const marker = stored?.brandMarker?.trim().toLowerCase()
  return marker && site.domain.hostname.includes(marker) ? siteLogos(site.domain) : null
}

/**
 * The consent dialog of a site in one language.
 * @param standard the standard texts even where the tenant has written its own: what a browser shows that cannot get those
 */
export async function buildConsent(
  site: SiteContent,
  locale: Locale,
  standard = false,
): Promise<ConsentContent> {
  const tenantId = referenceId(site.tenant)
  const stored = await storedTexts(tenantId, locale)
  const texts = isWritten(stored) && !standard ? textsOf(stored) : messages[locale].consent
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

/** The same by hostname; null for an unknown one. */
export const readConsentDialog = cache(
  async (hostname: string, locale: Locale): Promise<ConsentContent | null> => {
    const site = await loadSite(hostname, locale)
    return site && buildConsent(site, locale)
  },
)
