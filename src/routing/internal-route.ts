import {
  CARD_ROUTE_SEGMENT,
  FEED_ROUTE_SEGMENT,
  GONE_SEGMENT,
  INTERNAL_SEGMENT,
  NOT_FOUND_SEGMENT,
  PAYLOAD_ROUTE_SEGMENT,
} from '@/src/features/urls/rules/reserved-segments'
import { joinPath, splitPath } from './parse-path'
import type { Action, RenderedAction } from './types'

const STATUS = { page: 200, siteFile: 200, notFound: 404, gone: 410 } as const

/** Whether an internal route answers: with a page in the site's theme, or with a file. */
export const isRendered = (action: Action): action is RenderedAction => Object.hasOwn(STATUS, action.type)

function segmentsOf(action: RenderedAction): readonly string[] {
  if (action.type === 'siteFile') return action.file.segments
  if (action.type !== 'page') {
    const missing = action.type === 'gone' ? GONE_SEGMENT : NOT_FOUND_SEGMENT
    return action.view?.type === 'payload' ? [PAYLOAD_ROUTE_SEGMENT, missing] : [missing]
  }
  if (action.view.type === 'feed') return [FEED_ROUTE_SEGMENT]
  const own = splitPath(action.path).map(encodeURIComponent)
  if (action.view.type === 'card') return [CARD_ROUTE_SEGMENT, ...own.slice(0, -1)]
  return action.view.type === 'payload' ? [PAYLOAD_ROUTE_SEGMENT, ...own.slice(0, -1)] : own
}

/**
 * The internal path that renders an action, and the response's status. A page is at `/sites/{host}/{locale}/{segment…}`,
 * with encoded segments, so that none can name another route. The not-found page and the feed have one path per host and
 * locale, so that unknown paths cannot fill the cache.
 */
export function internalRoute(action: RenderedAction): { path: string; status: number } {
  const { type, site, locale } = action
  const segments = [INTERNAL_SEGMENT, site.hostname, locale, ...segmentsOf(action)]
  return { path: joinPath(segments), status: STATUS[type] }
}
