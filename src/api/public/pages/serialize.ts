import type { z } from '@hono/zod-openapi'

import type { Media, Page } from '@/payload-types'
import type { ConsentContent } from '@/src/content/consent'
import type { PageContent } from '@/src/content/page'
import { populatedMedia, type SiteContent } from '@/src/content/site'
import { LANGUAGES, type Locale } from '@/src/lib/constants'
import type { Frame, FrameLink } from '@/src/lib/frame'
import { toConsent } from '../../shapes/consent'
import { toDomain } from '../../shapes/domain'
import { toImage } from '../../shapes/image'
import type { layout, resolution } from './schemas'

type PageResolution = Extract<z.output<typeof resolution>, { type: 'page' }>

const toLink = ({ label, href, newTab }: FrameLink) => ({ label, href, newTab })

export function toLayout(site: SiteContent, frame: Frame, consent: ConsentContent): z.output<typeof layout> {
  const { statement, columns, smallPrint, organisation, profiles } = frame.footer
  return {
    domain: toDomain(site),
    activeLocale: frame.locale,
    navigation: {
      homeHref: frame.homeHref,
      items: frame.navigation.map((item) => ({ ...toLink(item), children: item.children.map(toLink) })),
      callToAction: frame.callToAction && toLink(frame.callToAction),
    },
    footer: {
      statement,
      columns: columns.map(({ heading, links }) => ({ heading, links: links.map(toLink) })),
      smallPrint,
    },
    settings: { siteName: frame.siteName, tagline: frame.tagline, organisation, profiles },
    consent: toConsent(consent, frame.locale),
    alternates: frame.languages.map(({ locale, name, href }) => ({ locale, name, href })),
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isMedia = (value: Record<string, unknown>): boolean => 'mimeType' in value && 'filename' in value

/** Content of blocks for everybody: images in their published shape, links by address, nothing of other documents. */
function publish(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(publish)
  if (!isRecord(value)) return value
  // Recognised by what only media documents have.
  if (isMedia(value)) return toImage(value as unknown as Media)
  const own = Object.entries(value).filter(([key]) => !(key === 'page' && 'href' in value))
  return Object.fromEntries(own.map(([key, child]) => [key, publish(child)]))
}

const toPage = (page: Page, locale: Locale, path: string): PageResolution['page'] => ({
  id: page.id,
  locale,
  path,
  title: page.title,
  layout: page.layout,
  showTopBar: page.showTopBar ?? true,
  showFooter: page.showFooter ?? true,
  seo: {
    title: page.seo?.title ?? null,
    description: page.seo?.description ?? null,
    image: toImage(populatedMedia(page.seo?.image)),
    noindex: page.seo?.noindex ?? false,
  },
  // Blocks stay blocks: only what they refer to is replaced.
  blocks: (page.blocks ?? []).map(publish) as PageResolution['page']['blocks'],
  updatedAt: page.updatedAt,
})

/** A page with its canonical address in each published language, in the site's order of languages. */
export function toPageResolution(
  { locales }: SiteContent,
  { page, alternates }: PageContent,
  found: { locale: Locale; path: string; routeName: string },
): PageResolution {
  return {
    type: 'page',
    page: toPage(page, found.locale, found.path),
    routeName: found.routeName,
    alternates: locales.flatMap((locale) => {
      // Canonical addresses come first.
      const address = alternates.find((candidate) => candidate.locale === locale)
      return address ? [{ locale, name: LANGUAGES[locale].name, href: address.href }] : []
    }),
  }
}
