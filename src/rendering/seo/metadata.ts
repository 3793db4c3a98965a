import type { Metadata } from 'next'

import type { Domain, Page } from '@/payload-types'
import { LANGUAGES, type Locale } from '@/src/lib/constants'
import { siteOrigin } from '@/src/platform/site-origin'
import type { DocumentUrl } from '../document-urls'
import { populatedMedia, type SiteContent } from '../site'
import { shareImages } from './share-images'

/** Behaviour: domain-icons */
const FALLBACK_FAVICON = '/favicon.ico'
const FALLBACK_TOUCH_ICON = '/apple-touch-icon.png'

const title = ({ domain }: SiteContent, own: string | null | undefined): string => {
  const text = own || domain.head?.defaultTitle || domain.hostname
  return own ? (domain.head?.titleTemplate ?? '%s').replace('%s', text) : text
}

type Identity = { domain: Pick<Domain, 'hostname' | 'head' | 'faviconMedia' | 'touchIconMedia'> }

/** Tags and icons that every page of a site has. */
export function siteMetadata({ domain }: Identity): Metadata {
  const verification = Object.fromEntries(
    (domain.head?.verification ?? []).map(({ name, content }) => [name, content]),
  )
  return {
    metadataBase: new URL(siteOrigin(domain.hostname)),
    icons: {
      icon: populatedMedia(domain.faviconMedia)?.url ?? FALLBACK_FAVICON,
      apple: populatedMedia(domain.touchIconMedia)?.url ?? FALLBACK_TOUCH_ICON,
    },
    other: verification,
  }
}

/** hreflang of each locale in which the page is published; the default locale is the x-default. */
function languages({ defaultLocale }: SiteContent, alternates: DocumentUrl[]): Record<string, string> {
  const canonical = alternates.filter((url) => url.canonical)
  const entries = canonical.map(({ locale, href }) => [LANGUAGES[locale].tag, href] as const)
  const fallback = canonical.find(({ locale }) => locale === defaultLocale)
  return { ...Object.fromEntries(entries), ...(fallback ? { 'x-default': fallback.href } : {}) }
}

/** The title of "not found", which is not indexed. */
export const notFoundMetadata = (site: SiteContent, heading: string): Metadata => ({
  title: title(site, heading),
  robots: { index: false, follow: false },
})

/** The part of a document that its metadata is built from. */
export type MetadataSource = { page: Pick<Page, 'title' | 'seo'>; alternates: DocumentUrl[] }

/** Metadata for search engines and social networks. */
export function pageMetadata(
  site: SiteContent,
  { page, alternates }: MetadataSource,
  locale: Locale,
): Metadata {
  const { head } = site.domain
  const canonical = alternates.find((url) => url.locale === locale && url.canonical)
  const description = page.seo?.description || head?.description || undefined
  const fullTitle = title(site, page.seo?.title || page.title)
  const images = shareImages(populatedMedia(page.seo?.image), canonical?.href, fullTitle)
  const hidden = head?.robots === 'noindex' || page.seo?.noindex === true
  return {
    title: fullTitle,
    description,
    robots: hidden ? { index: false, follow: false } : undefined,
    alternates: { canonical: canonical?.href, languages: languages(site, alternates) },
    openGraph: {
      title: fullTitle,
      description,
      url: canonical?.href,
      locale: LANGUAGES[locale].tag.replace('-', '_'),
      type: 'website',
      images,
    },
    twitter: { card: 'summary_large_image', title: fullTitle, description, images },
  }
}
