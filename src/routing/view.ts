import { BLOG_SEGMENTS, FEED_SEGMENT } from '@/src/features/urls/rules/blog-paths'
import type { Locale } from '@/src/lib/constants'
import { CARD_SEGMENT, PAYLOAD_SEGMENT } from '@/src/features/urls/rules/reserved-segments'
import type { PathView } from './types'

export type ViewedPath = {
  /** The segments of the document's own path. */
  segments: string[]
  view: PathView
  /** False for the first page of a list by number: its URL is the document's. */
  tidy: boolean
}

const NUMBER = /^[1-9]\d{0,5}$/

const whole = (segments: readonly string[], tidy = true): ViewedPath => ({
  segments: [...segments],
  view: { type: 'whole' },
  tidy,
})

/** The data of a view; a feed, an image and data have no data of their own. */
const dataOf = ({ segments, view }: ViewedPath): ViewedPath => ({
  segments: view.type === 'whole' || view.type === 'list' ? segments : [...segments, PAYLOAD_SEGMENT],
  view: { type: 'payload', page: view.type === 'list' ? view.page : 1 },
  tidy: true,
})

/** Splits a page path into the document's own path and the view: `/blog/pagina/2` is page 2 of the list at `/blog`. */
export function splitView(locale: Locale, segments: readonly string[]): ViewedPath {
  if (segments.at(-1) === FEED_SEGMENT)
    return { segments: segments.slice(0, -1), view: { type: 'feed' }, tidy: true }
  if (segments.at(-1) === CARD_SEGMENT)
    return { segments: segments.slice(0, -1), view: { type: 'card' }, tidy: true }
  if (segments.at(-1) === PAYLOAD_SEGMENT) return dataOf(splitView(locale, segments.slice(0, -1)))
  const [word, number] = segments.slice(-2)
  if (word !== BLOG_SEGMENTS.page[locale] || !number || !NUMBER.test(number)) return whole(segments)
  const own = segments.slice(0, -2)
  return number === '1'
    ? whole(own, false)
    : { segments: own, view: { type: 'list', page: Number(number) }, tidy: true }
}

/** @param page from 1 */
export const listPagePath = (locale: Locale, path: string, page: number): string =>
  page === 1 ? path : `${path === '/' ? '' : path}/${BLOG_SEGMENTS.page[locale]}/${page}`

/** @param path of the blog */
export const feedPath = (path: string): string => `${path === '/' ? '' : path}/${FEED_SEGMENT}`
