import { blockInQuery, PLACE_PARAM, TEXT_PARAM } from '@/src/features/previews/rules/block-in-view'
import type { Locale } from '@/src/lib/constants'
import { isSitePath } from '@/src/lib/safe-href'
import { isAdminHost } from '@/src/routing/admin-hosts'
import { resolvePath } from '@/src/routing/resolve-path'
import { routingStore } from '@/src/routing/store/cache'
import type { DocumentKind } from '@/src/routing/types'
import { readMarker } from './marker'
import { redirectTo } from './redirect'

const COLLECTIONS = {
  page: 'pages',
  post: 'posts',
  author: 'authors',
  category: 'categories',
} as const satisfies Record<DocumentKind, string>

/** Payload's own path of the panel, which leads on to the form in the person's language. */
const inPanel = (panel: string, path: string): string => new URL(`/admin/collections/${path}`, panel).href

/** Of the language, and the block that was in view. */
function formQuery(locale: Locale, query: URLSearchParams): URLSearchParams {
  const inView = blockInQuery(query)
  return new URLSearchParams({
    locale,
    ...(inView && { [PLACE_PARAM]: String(inView.place), [TEXT_PARAM]: inView.text }),
  })
}

/**
 * From a page of a site to its form in the panel, in the language of the page and at the block in view; without a document, to the list of pages.
 * Without a marker it leads nowhere else.
 */
export async function leadToDocument({ headers, url }: Pick<Request, 'headers' | 'url'>): Promise<Response> {
  const { searchParams } = new URL(url)
  const wanted = searchParams.get('path')
  const path = isSitePath(wanted) ? wanted : '/'
  const marker = readMarker(headers)
  const site = marker && (await routingStore().findSite(marker.hostname))
  if (!site || !isAdminHost(new URL(marker.panel).hostname)) return redirectTo(path)
  const found = await resolvePath(routingStore(), site, path)
  return redirectTo(
    found.type === 'page'
      ? inPanel(
          marker.panel,
          `${COLLECTIONS[found.kind]}/${found.id}?${formQuery(found.locale, searchParams)}`,
        )
      : inPanel(marker.panel, `pages?tenant=${site.tenantId}`),
  )
}
