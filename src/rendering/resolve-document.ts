import { cache } from 'react'

import type { Locale } from '@/src/lib/constants'
import { splitView } from '@/src/routing/view'
import { joinPath } from '@/src/routing/parse-path'
import { type Article, loadArticle } from './blog/article'
import { loadTopicPage, type TopicPage } from './blog/topic'
import { documentAtPath, type PageContent, type ResolvedPath, readPageById } from './page'
import { loadSite, type SiteContent } from './site'

/** A page of blocks (`listPage`: of the list in it, from 1), an article, or the posts of an author or category. */
export type ResolvedDocument =
  | { kind: 'page'; content: PageContent; listPage: number }
  | { kind: 'post'; content: Article }
  | { kind: 'topic'; content: TopicPage }

/**
 * The published document at a path of a site, or null.
 * @param path decoded, without locale prefix but with the page of a list: `/blog/pagina/2`
 */
export const resolveDocument = cache(
  async (hostname: string, locale: Locale, path: string): Promise<ResolvedDocument | null> => {
    const site = await loadSite(hostname, locale)
    if (!site) return null
    const { segments, view } = splitView(locale, path.split('/').filter(Boolean))
    const listPage = view.type === 'list' ? view.page : 1
    const resolved = await documentAtPath(site, locale, joinPath(segments), listPage)
    return resolved && loadDocument(site, locale, resolved, listPage)
  },
)

/** Null if the document is not published in the locale. */
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
    const content = await loadArticle(site, locale, { id })
    return content && { kind, content }
  }
  const content = await loadTopicPage(site, locale, { kind, id, page: listPage })
  return content && { kind: 'topic', content }
}
