import { LOCALES } from '@/src/lib/constants'
import { IMAGE_SEGMENT } from '@/src/features/media/rules/image-address'

/** The first segment of previews of drafts. */
export const PREVIEW_SEGMENT = '_preview'

/** The first segment of what leads between a site and its documents in the panel. */
export const EDIT_SEGMENT = '_edit'

/** First segments that the installation serves itself, before routing resolves a site. */
export const SYSTEM_SEGMENTS: readonly string[] = [
  'admin',
  'api',
  'payload-api',
  'panel-api',
  '_next',
  '_i18n',
  PREVIEW_SEGMENT,
  EDIT_SEGMENT,
  'builds',
  IMAGE_SEGMENT,
]

/** The top-level entries of `public/`, served on every host. A test compares them with the folder. */
export const PUBLIC_ENTRIES: readonly string[] = [
  'apple-touch-icon.png',
  'blocks',
  'favicon.ico',
  'fonts',
  'logo-dark.svg',
  'logo.svg',
]

/** The first segment of the internal routes that render pages; they cannot be requested directly. */
export const INTERNAL_SEGMENT = 'sites'

/** The internal not-found page, with one entry per host and locale in the page cache. */
export const NOT_FOUND_SEGMENT = '~404'
/** The internal page for status 410. */
export const GONE_SEGMENT = '~410'

/** The internal route of a blog's feed. */
export const FEED_ROUTE_SEGMENT = '~feed'

/** The internal routes of a site's files for crawlers. */
export const ROBOTS_ROUTE_SEGMENT = '~robots'
export const SITEMAP_ROUTE_SEGMENT = '~sitemap'

/** The internal route that renders a share image. */
export const CARD_ROUTE_SEGMENT = '~card'

/** The internal route of a page's data, or of the response for a missing page. */
export const PAYLOAD_ROUTE_SEGMENT = '~payload'

/** The last segment of a page's data, as in `/over-ons/_payload.json` (Behaviour: page-data). */
export const PAYLOAD_SEGMENT = '_payload.json'

/** The last segment of a page's share image: `/over-ons/opengraph.png`. */
export const CARD_SEGMENT = 'opengraph.png'

/** First segments of internal routes, which cannot be requested directly. */
export const INTERNAL_SEGMENTS: readonly string[] = [
  INTERNAL_SEGMENT,
  NOT_FOUND_SEGMENT,
  GONE_SEGMENT,
  FEED_ROUTE_SEGMENT,
  ROBOTS_ROUTE_SEGMENT,
  SITEMAP_ROUTE_SEGMENT,
  CARD_ROUTE_SEGMENT,
  PAYLOAD_ROUTE_SEGMENT,
]

/** Files that every site has at a fixed path. */
const SITE_FILES: readonly string[] = ['robots.txt', 'sitemap.xml', 'sitemap']

/** First segments that no page path can have: those of the installation, and the locales. */
export const RESERVED_SEGMENTS: readonly string[] = [
  ...SYSTEM_SEGMENTS,
  ...PUBLIC_ENTRIES,
  ...INTERNAL_SEGMENTS,
  ...SITE_FILES,
  ...LOCALES,
]
