import type { Graph, Organization, PostalAddress, WebSite } from 'schema-dts'

import type { SiteSetting } from '@/payload-types'
import { LANGUAGES, type Locale } from '@/src/lib/constants'
import { imageAddress } from '@/src/features/media/rules/image-address'
import { siteOrigin } from '@/src/platform/site-origin'
import type { SiteShell } from '../load-shell'
import { populatedMedia, type SiteContent } from '../site'

/** Removes null, undefined and empty strings. */
export const omitEmpty = <T extends object>(value: T): T =>
  Object.fromEntries(
    Object.entries(value).filter(([, child]) => child !== null && child !== undefined && child !== ''),
  ) as T

export const organizationId = (origin: string): string => `${origin}/#organization`
export const websiteId = (origin: string): string => `${origin}/#website`

type Details = NonNullable<SiteSetting['organisation']>

function address({ streetAddress, postalCode, city, countryCode }: Details): PostalAddress | undefined {
  if (!streetAddress && !city) return undefined
  return omitEmpty({
    '@type': 'PostalAddress' as const,
    streetAddress: streetAddress ?? undefined,
    postalCode: postalCode ?? undefined,
    addressLocality: city ?? undefined,
    addressCountry: countryCode ?? undefined,
  })
}

function organization({ domain, tenant }: SiteContent, settings: SiteSetting | null): Organization {
  const origin = siteOrigin(domain.hostname)
  const logo = populatedMedia(domain.logoMedia)
  const details = settings?.organisation ?? {}
  const profiles = (settings?.profiles ?? []).map(({ url }) => url)
  return omitEmpty({
    '@type': 'Organization' as const,
    '@id': organizationId(origin),
    name: settings?.siteName ?? tenant.name,
    legalName: details.legalName ?? undefined,
    url: origin,
    logo: logo?.filename ? `${origin}${imageAddress({ ...logo, filename: logo.filename })}` : undefined,
    email: details.email ?? undefined,
    telephone: details.telephone ?? undefined,
    vatID: details.vatNumber ?? undefined,
    address: address(details),
    sameAs: profiles.length > 0 ? profiles : undefined,
  })
}

/** The structured data that all pages of a site have: the organisation and the website. */
export function siteGraph(
  site: SiteContent,
  { settings }: Pick<SiteShell, 'settings'>,
  locale: Locale,
): Graph {
  const origin = siteOrigin(site.domain.hostname)
  const website: WebSite = {
    '@type': 'WebSite',
    '@id': websiteId(origin),
    name: settings?.siteName ?? site.tenant.name,
    url: origin,
    inLanguage: LANGUAGES[locale].tag,
    publisher: { '@id': organizationId(origin) },
  }
  return { '@context': 'https://schema.org', '@graph': [organization(site, settings), website] }
}
