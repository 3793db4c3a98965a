import type { Metadata } from 'next'

import type { Domain, Page } from '@/payload-types'
import { LANGUAGES, type Locale } from '@/src/lib/constants'
import { siteOrigin } from '@/src/platform/site-origin'
import type { ResolvedPageUrl } from '../page-urls'
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

/** Only languages in which the page is published, each pointing at all; the default language is the x-default. */
function languages({ defaultLocale }: SiteContent, alternates: ResolvedPageUrl[]): Record<string, string> {
  const canonical = alternates.filter((address) => address.canonical)
  const entries = canonical.map(({ locale, href }) => [LANGUAGES[locale].tag, href] as const)
  const fallback = canonical.find(({ locale }) => locale === defaultLocale)
  return { ...Object.fromEntries(entries), ...(fallback ? { 'x-default': fallback.href } : {}) }
}

/** What the browser's tab says where nothing is; such a page is for nobody's index. */
export const notFoundMetadata = (site: SiteContent, heading: string): Metadata => ({
  title: title(site, heading),
  robots: { index: false, follow: false },
})

/** What of a document its metadata is made from. */
export type MediaWithAlt = { page: Pick<Page, 'title' | 'seo'>; alternates: ResolvedPageUrl[] }

/** What search engines and shared links are told of a page. */
export function pageMetadata(
  site: SiteContent,
  { page, alternates }: MediaWithAlt,
  locale: Locale,
): Metadata {
  const { head } = site.domain
  const canonical = alternates.find((address) => address.locale === locale && address.canonical)
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
