import { cache } from 'react'

import type { Locale } from '@/src/lib/constants'
import { splitView } from '@/src/routing/view'
import { joinPath } from '@/src/routing/parse-path'
import { type Article, loadArticle } from './blog/article'
import { loadTopicPage, type TopicPage } from './blog/topic'
import { documentAtPath, type PageContent, type ResolvedPath, readPageById } from './page'
import { loadSite, type SiteContent } from './site'

/** What is drawn at an address: a page of blocks (`listPage` of the list in it), an article, or an author's or category's posts. */
export type ResolvedDocument =
  | { kind: 'page'; content: PageContent; listPage: number }
  | { kind: 'post'; content: Article }
  | { kind: 'topic'; content: TopicPage }

/**
 * What is published at a path of a site, or null.
 * @param path within the language, decoded, with what names a page of a list: `/blog/pagina/2`
 */
export const resolveDocument = cache(
  async (hostname: string, locale: Locale, path: string): Promise<ResolvedDocument | null> => {
    const site = await loadSite(hostname, locale)
    if (!site) return null
    const { segments, view } = splitView(locale, path.split('/').filter(Boolean))
    const listPage = view.type === 'list' ? view.page : 1
    const place = await documentAtPath(site, locale, joinPath(segments), listPage)
    return place && loadDocument(site, locale, place, listPage)
  },
)

/** A document as its page shows it, or null when this language of it is not published. */
export async function loadDocument(
  site: SiteContent,
  locale: Locale,
  { kind, id }: ResolvedPath,
  listPage: number,
): Promise<ResolvedDocument | null> {
  if (kind === 'page') {
    const content = await readPageById(site, locale, id, listPage)
    return content && { kind, content, listPage }
  }
  if (kind === 'post') {
    const content = await loadArticle(site, locale, id)
    return content && { kind, content }
  }
  const content = await loadTopicPage(site, locale, { kind, id, page: listPage })
  return content && { kind: 'topic', content }
}
