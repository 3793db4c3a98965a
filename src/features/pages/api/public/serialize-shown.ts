import type { Article } from '@/src/rendering/blog/article'
import type { TopicPage } from '@/src/rendering/blog/topic'
import type { PageContent } from '@/src/rendering/page'
import type { ResolvedDocument } from '@/src/rendering/resolve-document'
import type { SiteContent } from '@/src/rendering/site'
import type { Locale } from '@/src/lib/constants'
import { toAlternates } from '@/src/api/shapes/alternates'
import { toArticle, toTeaser } from '@/src/api/shapes/article'
import { toImage } from '@/src/api/shapes/image'
import { toPublicBlocks } from '@/src/api/shapes/public-blocks/block'
import { toPublicSeo } from '@/src/api/shapes/public-content'
import type { DocumentResolution } from './resolution'

type PublicPage = Extract<DocumentResolution, { type: 'page' }>['page']
type PublicPost = Extract<DocumentResolution, { type: 'post' }>['post']
type PublicTopic = Extract<DocumentResolution, { type: 'topic' }>['topic']
/** Where it was resolved: locale, path on the site, and route name. */
type Found = { locale: Locale; path: string; routeName: string }

const toPage = ({ page, data }: PageContent, { locale, path }: Found): PublicPage => ({
  id: page.id,
  locale,
  path,
  title: page.title,
  layout: page.layout,
  showTopBar: page.showTopBar ?? true,
  showFooter: page.showFooter ?? true,
  seo: toPublicSeo(page.seo),
  blocks: toPublicBlocks(page.blocks ?? [], data),
  updatedAt: page.updatedAt,
})

const toPost = (shown: Article, { locale, path }: Found): PublicPost => ({
  ...toArticle(shown, locale),
  path,
})

const toTopic = ({ kind, topic, list }: TopicPage, { locale, path }: Found): PublicTopic => ({
  kind,
  ...topic,
  locale,
  path,
  photo: toImage(topic.photo),
  posts: list.posts.map(toTeaser),
  page: list.page,
  pages: list.pageHrefs.length,
})

/** The document at a URL of a site, in its published shape. */
export function toResolution(site: SiteContent, shown: ResolvedDocument, found: Found): DocumentResolution {
  const alternates = toAlternates(site, shown.content.alternates)
  const place = { routeName: found.routeName, alternates }
  switch (shown.kind) {
    case 'page':
      return { type: 'page', page: toPage(shown.content, found), ...place }
    case 'post':
      return { type: 'post', post: toPost(shown.content, found), ...place }
    case 'topic':
      return { type: 'topic', topic: toTopic(shown.content, found), ...place }
  }
}
