import { cache } from 'react'

import type { Locale } from '@/src/lib/constants'
import { splitView } from '@/src/routing/view'
import { joinPath } from '@/src/routing/parse-path'
import { type Article, readArticle } from './blog/article'
import { readTopicPage, type TopicPage } from './blog/topic'
import { documentAt, type PageContent, type Place, readPageById } from './page'
import { readSite, type SiteContent } from './site'

/** What is drawn at an address: a page of blocks (`listPage` of the list in it), an article, or an author's or category's posts. */
export type Shown =
  | { kind: 'page'; content: PageContent; listPage: number }
  | { kind: 'post'; content: Article }
  | { kind: 'topic'; content: TopicPage }

/**
 * What is published at a path of a site, or null.
 * @param path within the language, decoded, with what names a page of a list: `/blog/pagina/2`
 */
export const readShown = cache(
  async (hostname: string, locale: Locale, path: string): Promise<Shown | null> => {
    const site = await readSite(hostname, locale)
    if (!site) return null
    const { segments, view } = splitView(locale, path.split('/').filter(Boolean))
    const listPage = view.type === 'list' ? view.page : 1
    const place = await documentAt(site, locale, joinPath(segments), listPage)
    return place && readDocument(site, locale, place, listPage)
  },
)

/** A document as its page shows it, or null when this language of it is not published. */
export async function readDocument(
  site: SiteContent,
  locale: Locale,
  { kind, id }: Place,
  listPage: number,
): Promise<Shown | null> {
  if (kind === 'page') {
    const content = await readPageById(site, locale, id, listPage)
    return content && { kind, content, listPage }
  }
  if (kind === 'post') {
    const content = await readArticle(site, locale, id)
    return content && { kind, content }
  }
  const content = await readTopicPage(site, locale, { kind, id, page: listPage })
  return content && { kind: 'topic', content }
}
