import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { CARD_SEGMENT, PAYLOAD_SEGMENT } from './reserved-segments'

/** Words in the addresses below a blog's page: `/blog/auteur/…`, `/blog/pagina/2`. */
export const BLOG_SEGMENTS = {
  author: { nl: 'auteur', en: 'author' },
  category: { nl: 'categorie', en: 'category' },
  page: { nl: 'pagina', en: 'page' },
} as const satisfies Record<string, LocaleTexts>

/** The last segment of a blog's feed: `/blog/feed.xml`. */
export const FEED_SEGMENT = 'feed.xml'

/** How many posts a page of a list shows where the site settings say nothing else, and at most. */
export const POSTS_PER_PAGE = { default: 10, max: 50 } as const

/** Whether a path of these segments asks for a view (the nth page of a list, a feed, an image for sharing, data), so that no document can be there. */
export function isViewSegment(segments: readonly string[]): boolean {
  const [word = '', number = ''] = segments.slice(-2)
  const isListPage = Object.values<string>(BLOG_SEGMENTS.page).includes(word) && /^\d+$/.test(number)
  return isListPage || [FEED_SEGMENT, CARD_SEGMENT, PAYLOAD_SEGMENT].includes(segments.at(-1) ?? '')
}
