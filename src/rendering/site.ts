import { sql } from '@payloadcms/db-postgres'
import { cache } from 'react'

import type { Domain, Media, Tenant } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { FALLBACK_LOCALE, type Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { cacheTags } from '@/src/cache/tags'
import { documentFromRow, type LocalizedRow, type Row, withImageUrls } from './stored-row'

/** A domain without what only the panel and routing need. */
type SiteDomain = Omit<Domain, 'locales' | 'contrast' | 'allowedHosts' | 'apiOrigins'>

/** A site as rendering needs it. */
export type SiteContent = {
  domain: SiteDomain
  tenant: Tenant
  /** The locale of paths without a prefix. */
  defaultLocale: Locale
  /** The locales that the domain serves, default first. */
  locales: Locale[]
  tags: string[]
}

/** A media relation that was read with depth 1 or more, or null. */
export const populatedMedia = (value: string | Media | null | undefined): Media | null =>
  typeof value === 'object' ? (value ?? null) : null

type SiteRow = {
  domain: Row
  texts: Row | null
  tenant: Row
  defaultLocale: Locale | null
  enabled: Locale[]
  verification: SiteDomain['head']['verification']
  images: LocalizedRow[] | null
}

/** Everything about a site, in one statement. Public: visitors see it on all pages. */
async function readSite(hostname: string, locale: Locale): Promise<SiteRow | undefined> {
  const { drizzle } = (await payloadInstance()).db
  const { rows } = await drizzle.execute<SiteRow>(sql`
    SELECT to_jsonb(d) AS domain, to_jsonb(texts) AS texts, to_jsonb(t) AS tenant, fallback.code AS "defaultLocale",
      ARRAY(
        SELECT served.code::text FROM domain_locales dl JOIN locales served ON served.id = dl.locale_id
        WHERE dl.domain_id = d.id AND dl.enabled ORDER BY dl.created_at DESC
      ) AS enabled,
      ARRAY(
        SELECT jsonb_build_object('id', v.id, 'name', v.name, 'content', v.content)
        FROM domains_head_verification v WHERE v._parent_id = d.id ORDER BY v._order
      ) AS verification,
      (
        SELECT jsonb_agg(jsonb_build_object('row', to_jsonb(m), 'texts', to_jsonb(described)))
        FROM media m
        LEFT JOIN media_locales described ON described._parent_id = m.id AND described._locale::text = ${locale}
        WHERE m.id IN (
          d.logo_media_id, d.logo_dark_media_id, d.favicon_media_id, d.touch_icon_media_id, d.head_og_image_id
        )
      ) AS images
    FROM domains d
    JOIN tenants t ON t.id = d.tenant_id
    LEFT JOIN domains_locales texts ON texts._parent_id = d.id AND texts._locale::text = ${locale}
    LEFT JOIN locales fallback ON fallback.id = d.default_locale_id
    WHERE d.hostname = ${hostname}`)
  return rows[0]
}

/** The domain and its tenant as documents. */
async function documentsOf(stored: SiteRow, locale: Locale): Promise<Pick<SiteContent, 'domain' | 'tenant'>> {
  const payload = await payloadInstance()
  const images = (stored.images ?? []).map((image) => documentFromRow(payload, 'media', image) as Row & Media)
  await withImageUrls(payload, images, locale)
  const byId = (id: unknown): Media | null => images.find((image) => image.id === id) ?? null
  // The rows are of the collections' own tables, whose fields have these types.
  const domain = documentFromRow(payload, 'domains', {
    row: stored.domain,
    texts: stored.texts,
  }) as unknown as SiteDomain
  const tenant = documentFromRow(payload, 'tenants', { row: stored.tenant, texts: null }) as unknown as Tenant
  return {
    tenant,
    domain: {
      ...domain,
      logoMedia: byId(domain.logoMedia),
      logoDarkMedia: byId(domain.logoDarkMedia),
      faviconMedia: byId(domain.faviconMedia),
      touchIconMedia: byId(domain.touchIconMedia),
      head: { ...domain.head, ogImage: byId(domain.head.ogImage), verification: stored.verification },
    },
  }
}

/** The domain in one locale (its head texts are localized), with tenant and locales; null for an unknown hostname. */
export const loadSite = cache(async (hostname: string, locale: Locale): Promise<SiteContent | null> => {
  const stored = await readSite(hostname, locale)
  if (!stored) return null
  const { domain, tenant } = await documentsOf(stored, locale)
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
