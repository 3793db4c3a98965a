import { cache } from 'react'

import type { Domain, Media, Tenant } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { FALLBACK_LOCALE, isLocale, type Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { cacheTags } from '@/src/cache/tags'

/** A site as rendering needs it. */
export type SiteContent = {
  domain: Domain
  tenant: Tenant
  /** The locale of paths without a prefix. */
  defaultLocale: Locale
  /** The locales that the domain serves, default first. */
  locales: Locale[]
  tags: string[]
}

const code = (value: unknown): Locale | null => {
  const locale = typeof value === 'object' && value !== null && 'code' in value ? value.code : null
  return isLocale(locale) ? locale : null
}

/** A media relation that was read with depth 1 or more, or null. */
export const populatedMedia = (value: string | Media | null | undefined): Media | null =>
  typeof value === 'object' ? (value ?? null) : null

async function enabledLocales(domainId: string): Promise<Locale[]> {
  const payload = await payloadInstance()
  const { docs } = await payload.find({
    collection: 'domain-locales',
    where: { domain: { equals: domainId }, enabled: { equals: true } },
    select: { locale: true },
    depth: 1,
    pagination: false,
    // Public: visitors see which locales a site serves.
    overrideAccess: true,
  })
  return docs.flatMap(({ locale }) => code(locale) ?? [])
}

/** The domain in one locale (its head texts are localized), with tenant and locales; null for an unknown hostname. */
export const loadSite = cache(async (hostname: string, locale: Locale): Promise<SiteContent | null> => {
  const payload = await payloadInstance()
  const { docs } = await payload.find({
    collection: 'domains',
    where: { hostname: { equals: hostname } },
    locale,
    depth: 1,
    // Only the id of the home page is needed.
    populate: { pages: {} },
    limit: 1,
    pagination: false,
    // Public: the brand and head settings of a domain are on all its pages.
    overrideAccess: true,
  })
  const domain = docs[0]
  if (!domain || typeof domain.tenant !== 'object' || !domain.tenant) return null
  const defaultLocale = code(domain.defaultLocale) ?? FALLBACK_LOCALE
  const enabled = await enabledLocales(domain.id)
  return {
    domain,
    tenant: domain.tenant,
    defaultLocale,
    locales: [defaultLocale, ...enabled.filter((candidate) => candidate !== defaultLocale)],
    tags: [
      cacheTags.everything(),
      cacheTags.site(domain.id),
      cacheTags.tenant(referenceId(domain.tenant)),
      ...[domain.logoMedia, domain.logoDarkMedia, domain.faviconMedia, domain.touchIconMedia].flatMap(
        (media) => (media ? [cacheTags.media(referenceId(media))] : []),
      ),
    ],
  }
})
