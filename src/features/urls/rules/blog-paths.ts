import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { CARD_SEGMENT, PAYLOAD_SEGMENT } from './reserved-segments'

/** Path segments below a blog's page: `/blog/auteur/…`, `/blog/pagina/2`. */
export const BLOG_SEGMENTS = {
  author: { nl: 'auteur', en: 'author' },
  category: { nl: 'categorie', en: 'category' },
  page: { nl: 'pagina', en: 'page' },
} as const satisfies Record<string, LocaleTexts>

/** The last segment of a blog's feed: `/blog/feed.xml`. */
export const FEED_SEGMENT = 'feed.xml'

/** The number of posts on a page of a list: the default of the site settings, and the maximum. */
export const POSTS_PER_PAGE = { default: 10, max: 50 } as const

/** Whether the path is a view (page n of a list, a feed, a share image, page data), which no document can have. */
export function isViewSegment(segments: readonly string[]): boolean {
  const [word = '', number = ''] = segments.slice(-2)
  const isListPage = Object.values<string>(BLOG_SEGMENTS.page).includes(word) && /^\d+$/.test(number)
  return isListPage || [FEED_SEGMENT, CARD_SEGMENT, PAYLOAD_SEGMENT].includes(segments.at(-1) ?? '')
}
