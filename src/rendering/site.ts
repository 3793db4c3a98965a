import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { cache } from 'react'

import type { Brand, Domain, Media, Tenant } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { FALLBACK_LOCALE, type Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { cacheTags } from '@/src/cache/tags'
import { withPermittedContent } from '@/src/routing/third-party-content'
import { brandOf } from '@/src/features/brand/rules/brand'
import { withImageUrls } from './image-urls'
import { inLocale, storedDocuments } from './stored-documents'

/** What the panel and routing need of a domain, and visitors do not. */
const UNREAD = ['locales', 'allowedHosts', 'apiOrigins', 'proof'] as const satisfies (keyof Domain)[]

/** A domain as visitors need it. */
type SiteDomain = Omit<Domain, (typeof UNREAD)[number]>

/** A site as rendering needs it. */
export type SiteContent = {
  domain: SiteDomain
  tenant: Tenant
  /** The locale of paths without a prefix. */
  defaultLocale: Locale
  /** The locales that the domain serves, default first. */
  locales: Locale[]
  /** Drafts that the preview of a release shows as if they were published. */
  drafts?: readonly { document: string; locale: Locale }[]
  tags: string[]
}

/** A media relation that was read with depth 1 or more, or null. */
export const populatedMedia = (value: string | Media | null | undefined): Media | null =>
  typeof value === 'object' ? (value ?? null) : null

type SiteRow = {
  domain: SiteDomain
  tenant: Tenant
  defaultLocale: Locale | null
  enabled: Locale[]
  images: Media[] | null
}

/** Everything about a site, in one statement. Public: visitors see it on all pages. */
async function readSite(payload: Payload, hostname: string, locale: Locale): Promise<SiteRow | undefined> {
  const domains = storedDocuments(payload, 'domains', { as: 'd', without: UNREAD })
  const tenants = storedDocuments(payload, 'tenants', { as: 't' })
  const media = storedDocuments(payload, 'media', { as: 'm' })
  const { rows } = await payload.db.drizzle.execute<SiteRow>(sql`
    SELECT ${domains.json} AS domain, ${tenants.json} AS tenant, fallback.code AS "defaultLocale",
      ARRAY(
        SELECT served.code::text FROM domain_locales dl JOIN locales served ON served.id = dl.locale_id
        WHERE dl.domain_id = d.id AND dl.enabled ORDER BY dl.created_at DESC
      ) AS enabled,
      (
        SELECT json_agg(${media.json}) FROM ${media.from} WHERE m.id IN (
          d.logo_media_id, d.logo_dark_media_id, d.favicon_media_id, d.touch_icon_media_id, d.head_og_image_id
        )
      ) AS images
    FROM ${inLocale(locale)} CROSS JOIN ${domains.from}
    JOIN ${tenants.from} ON t.id = d.tenant_id
    LEFT JOIN locales fallback ON fallback.id = d.default_locale_id
    WHERE d.hostname = ${hostname} AND d.proof_proven_at IS NOT NULL`)
  return rows[0]
}

/** A site with another brand, whose images are ids. Visitors may see them all: who chose them is checked before. */
export async function siteWithBrand(site: SiteContent, brand: Brand, locale: Locale): Promise<SiteContent> {
  const payload = await payloadInstance()
  const chosen = brandOf(brand)
  const { logoMedia, logoDarkMedia, faviconMedia, touchIconMedia } = chosen
  const ids = [logoMedia, logoDarkMedia, faviconMedia, touchIconMedia].flatMap((image) =>
    image ? [referenceId(image)] : [],
  )
  const { docs } = await payload.find({
    ...{ collection: 'media', where: { id: { in: ids } }, pagination: false, depth: 0, locale },
    overrideAccess: true,
  })
  const { ogImage } = site.domain.head
  const images = [...docs, ...(typeof ogImage === 'object' && ogImage ? [ogImage] : [])]
  return { ...site, domain: withImages({ ...site.domain, ...chosen }, images) }
}

/** The domain with its images. */
function withImages(domain: SiteDomain, images: readonly Media[]): SiteDomain {
  const imageOf = (value: string | Media | null | undefined): Media | null =>
    images.find(({ id }) => value && id === referenceId(value)) ?? null
  return {
    ...withPermittedContent(domain),
    logoMedia: imageOf(domain.logoMedia),
    logoDarkMedia: imageOf(domain.logoDarkMedia),
    faviconMedia: imageOf(domain.faviconMedia),
    touchIconMedia: imageOf(domain.touchIconMedia),
    head: { ...domain.head, ogImage: imageOf(domain.head.ogImage) },
  }
}

/** The domain in one locale (its head texts are localized), with tenant and locales; null for an unknown hostname. */
export const loadSite = cache(async (hostname: string, locale: Locale): Promise<SiteContent | null> => {
  const payload = await payloadInstance()
  const stored = await readSite(payload, hostname, locale)
  if (!stored) return null
  const { tenant } = stored
  const domain = withImages(stored.domain, await withImageUrls(payload, stored.images ?? [], locale))
  const defaultLocale = stored.defaultLocale ?? FALLBACK_LOCALE
  return {
    domain,
    tenant,
    defaultLocale,
    locales: [defaultLocale, ...stored.enabled.filter((candidate) => candidate !== defaultLocale)],
    tags: [
      cacheTags.everything(),
      cacheTags.site(domain.id),
      cacheTags.tenant(tenant.id),
      ...[domain.logoMedia, domain.logoDarkMedia, domain.faviconMedia, domain.touchIconMedia].flatMap(
        (media) => (media ? [cacheTags.media(referenceId(media))] : []),
      ),
    ],
  }
})
