import type { Media, Page, Post } from '@/payload-types'
import type { Article } from '@/src/content/blog/article'
import type { TopicPage } from '@/src/content/blog/topic'
import type { PageAddress } from '@/src/content/page-urls'
import type { Shown } from '@/src/content/shown'
import { populatedMedia, type SiteContent } from '@/src/content/site'
import type { PostTeaser } from '@/src/lib/blog-view'
import { LANGUAGES, type Locale } from '@/src/lib/constants'
import { toImage } from '../../shapes/image'
import type { ShownResolution } from './resolution'

type PublicPage = Extract<ShownResolution, { type: 'page' }>['page']
type PublicPost = Extract<ShownResolution, { type: 'post' }>['post']
type PublicTopic = Extract<ShownResolution, { type: 'topic' }>['topic']
/** Where it was found: the language, the path on the site, and the route's name. */
type Found = { locale: Locale; path: string; routeName: string }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isMedia = (value: Record<string, unknown>): boolean => 'mimeType' in value && 'filename' in value

/** Content of blocks for everybody: images in their published shape, links by address, nothing of other documents. */
function publish(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(publish)
  if (!isRecord(value)) return value
  // Recognised by what only media documents have.
  if (isMedia(value)) return toImage(value as unknown as Media)
  const own = Object.entries(value).filter(([key]) => !(key === 'page' && 'href' in value))
  return Object.fromEntries(own.map(([key, child]) => [key, publish(child)]))
}

const toSeo = (seo: Page['seo'] | Post['seo']): PublicPage['seo'] => ({
  title: seo?.title ?? null,
  description: seo?.description ?? null,
  image: toImage(populatedMedia(seo?.image)),
  noindex: seo?.noindex ?? false,
})

const toPage = (page: Page, { locale, path }: Found): PublicPage => ({
  id: page.id,
  locale,
  path,
  title: page.title,
  layout: page.layout,
  showTopBar: page.showTopBar ?? true,
  showFooter: page.showFooter ?? true,
  seo: toSeo(page.seo),
  // Blocks stay blocks: only what they refer to is replaced.
  blocks: (page.blocks ?? []).map(publish) as PublicPage['blocks'],
  updatedAt: page.updatedAt,
})

const toTeaser = ({ image, ...teaser }: PostTeaser) => ({ ...teaser, image: toImage(image) })

const toPost = (article: Article, { locale, path }: Found): PublicPost => ({
  id: article.post.id,
  locale,
  path,
  title: article.post.title,
  excerpt: article.post.excerpt,
  heroImage: toImage(populatedMedia(article.post.heroImage)),
  // Rich text stays rich text: only what it refers to is replaced.
  content: publish(article.post.content) as PublicPost['content'],
  authors: article.authors.map(({ photo, ...author }) => ({ ...author, photo: toImage(photo) })),
  category: article.category,
  publishedAt: article.post.publishedAt ?? article.post.createdAt,
  readingMinutes: article.post.readingMinutes ?? 1,
  related: article.related.map(toTeaser),
  newer: article.newer && toTeaser(article.newer),
  older: article.older && toTeaser(article.older),
  seo: toSeo(article.post.seo),
  updatedAt: article.post.updatedAt,
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

/** Its canonical address in each published language, in the site's order of languages. */
const toAlternates = ({ locales }: SiteContent, addresses: readonly PageAddress[]) =>
  locales.flatMap((locale) => {
    // Canonical addresses come first.
    const address = addresses.find((candidate) => candidate.locale === locale)
    return address ? [{ locale, name: LANGUAGES[locale].name, href: address.href }] : []
  })

/** What stands at an address of a site, as it is published. */
export function toResolution(site: SiteContent, shown: Shown, found: Found): ShownResolution {
  const alternates = toAlternates(site, shown.content.alternates)
  const place = { routeName: found.routeName, alternates }
  switch (shown.kind) {
    case 'page':
      return { type: 'page', page: toPage(shown.content.page, found), ...place }
    case 'post':
      return { type: 'post', post: toPost(shown.content, found), ...place }
    case 'topic':
      return { type: 'topic', topic: toTopic(shown.content, found), ...place }
  }
}
