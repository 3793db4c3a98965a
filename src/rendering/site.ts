import { cache } from 'react'

import type { Domain, Media, Tenant } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { FALLBACK_LOCALE, isLocale, type Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { cacheTags } from '@/src/cache/tags'

/** A site as pages are rendered for it. */
export type SiteContent = {
  domain: Domain
  tenant: Tenant
  /** The language at addresses without a prefix. */
  defaultLocale: Locale
  /** The languages that the domain serves, default first. */
  locales: Locale[]
  tags: string[]
}

const code = (value: unknown): Locale | null => {
  const found = typeof value === 'object' && value !== null && 'code' in value ? value.code : null
  return isLocale(found) ? found : null
}

/** An image relation that was read with depth 1, or null. */
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
    // Public: which languages a site serves is what its visitors see.
    overrideAccess: true,
  })
  return docs.flatMap(({ locale }) => code(locale) ?? [])
}

/** The domain in one language (its head texts are localized), with tenant and languages; null when unknown. */
export const loadSite = cache(async (hostname: string, locale: Locale): Promise<SiteContent | null> => {
  const payload = await payloadInstance()
  const { docs } = await payload.find({
    collection: 'domains',
    where: { hostname: { equals: hostname } },
    locale,
    depth: 1,
    // Of its home page only the id is needed, not its blocks.
    populate: { pages: {} },
    limit: 1,
    pagination: false,
    // Public: a domain's brand and head settings are in every page of it.
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
