import { FEED_ROUTE_SEGMENT, INTERNAL_SEGMENT, NOT_FOUND_SEGMENT } from '@/src/lib/reserved-segments'
import { joinPath, splitPath } from './path'
import type { Action, MissingAction, PageAction } from './types'

const STATUS = { page: 200, notFound: 404, gone: 410 } as const

/** Whether the answer is a page drawn in the site's theme. */
export const isDrawn = (action: Action): action is PageAction | MissingAction =>
  Object.hasOwn(STATUS, action.type)

function segmentsOf(action: PageAction | MissingAction): string[] {
  if (action.type !== 'page') return [NOT_FOUND_SEGMENT]
  return action.view.type === 'feed' ? [FEED_ROUTE_SEGMENT] : splitPath(action.path).map(encodeURIComponent)
}

/**
 * The internal path that draws an action's page, and its status.
 * A page: `/sites/{host}/{locale}/{segment…}`, segments in `encodeURIComponent` form, so that none can name another
 * route. Whatever is missing, and the feed: one path per (host, locale), so that unknown paths cannot fill the cache.
 */
export function drawnAt(action: PageAction | MissingAction): { path: string; status: number } {
  const { type, site, locale } = action
  const segments = [INTERNAL_SEGMENT, site.hostname, locale, ...segmentsOf(action)]
  return { path: joinPath(segments), status: STATUS[type] }
}
