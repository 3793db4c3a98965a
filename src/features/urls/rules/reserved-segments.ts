import { LOCALES } from '@/src/lib/constants'
import { IMAGE_SEGMENT } from '@/src/features/media/rules/image-address'

/** First segments that the installation answers itself, before any site is asked. */
export const SYSTEM_SEGMENTS: readonly string[] = [
  'admin',
  'api',
  'payload-api',
  'panel-api',
  '_next',
  '_i18n',
  'builds',
  IMAGE_SEGMENT,
]

/** What `public/` holds at its top: served as it is, on every host. A test compares it with the folder. */
export const PUBLIC_ENTRIES: readonly string[] = [
  'apple-touch-icon.png',
  'blocks',
  'favicon.ico',
  'fonts',
  'logo-dark.svg',
  'logo.svg',
]

/** The first segment of the internal routes that draw pages; nobody may ask for them directly. */
export const INTERNAL_SEGMENT = 'sites'

/** The internal page that shows "not found"; one entry per (host, locale) in the page cache. */
export const NOT_FOUND_SEGMENT = '~404'
/** The one that shows that something was taken away for good. */
export const GONE_SEGMENT = '~410'

/** The internal route that writes a blog's feed. */
export const FEED_ROUTE_SEGMENT = '~feed'

/** The internal routes that write what crawlers ask a site for. */
export const ROBOTS_ROUTE_SEGMENT = '~robots'
export const SITEMAP_ROUTE_SEGMENT = '~sitemap'

/** The internal route that draws what is shown where a page is shared. */
export const CARD_ROUTE_SEGMENT = '~card'

/** The internal route that writes a page's data, or, at the segments of what is missing, that there is none. */
export const PAYLOAD_ROUTE_SEGMENT = '~payload'

/** The last segment of a page's data, as in `/over-ons/_payload.json` (Behaviour: page-data). */
export const PAYLOAD_SEGMENT = '_payload.json'

/** The last segment of a page's image for sharing: `/over-ons/opengraph.png`. */
export const CARD_SEGMENT = 'opengraph.png'

/** First segments of internal routes, which nobody may ask for. */
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

/** Every site's own, at their fixed addresses. */
const SITE_FILES: readonly string[] = ['robots.txt', 'sitemap.xml', 'sitemap']

/** First segments that no page can live under: the installation's own, and the languages. */
export const RESERVED_SEGMENTS: readonly string[] = [
  ...SYSTEM_SEGMENTS,
  ...PUBLIC_ENTRIES,
  ...INTERNAL_SEGMENTS,
  ...SITE_FILES,
  ...LOCALES,
]
