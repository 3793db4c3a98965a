import type { Where } from 'payload'

import type { Author, Media } from '@/payload-types'
import type { PostList } from '@/src/features/blog/rules/blog-view'
import type { Locale } from '@/src/lib/constants'
import { isLinkTarget } from '@/src/lib/safe-href'
import { payloadInstance } from '@/src/platform/payload'
import { cacheTags } from '@/src/cache/tags'
import type { ResolvedPageUrl } from '../page-urls'
import { populatedMedia, type SiteContent } from '../site'
import { loadUrls } from './urls'
import { readPostList } from './list'
import { type Blog, loadBlog, readUrlRows } from './load-blog'

/** The subject of a list of posts: an author or a category. */
type Topic = {
  id: string
  name: string
  /** The author's role. */
  role: string | null
  text: string | null
  photo: Media | null
  links: { label: string; url: string }[]
}

/** The page of an author or a category. */
export type TopicPage = {
  kind: 'author' | 'category'
  topic: Topic
  list: PostList
  blog: Blog
  alternates: ResolvedPageUrl[]
  tags: string[]
}

const linksOf = ({ links }: Author): Topic['links'] =>
  (links ?? []).flatMap(({ label, url }) => (label && isLinkTarget(url) ? [{ label, url }] : []))

async function readTopic(kind: TopicPage['kind'], id: string, locale: Locale): Promise<Topic | null> {
  const payload = await payloadInstance()
  // Public: authors and categories with a name in this locale have a page.
  const read = { id, locale, depth: 1, disableErrors: true, overrideAccess: true } as const
  if (kind === 'author') {
    const author = await payload.findByID({ collection: 'authors', ...read })
    return author?.name
      ? {
          id,
          name: author.name,
          role: author.role ?? null,
          text: author.bio ?? null,
          photo: populatedMedia(author.photo),
          links: linksOf(author),
        }
      : null
  }
  const category = await payload.findByID({ collection: 'categories', ...read })
  return category?.name
    ? { id, name: category.name, role: null, text: category.description ?? null, photo: null, links: [] }
    : null
}

/** A page (from 1) of the posts of an author or category; null if it does not exist in the locale. */
export async function loadTopicPage(
  site: SiteContent,
  locale: Locale,
  { kind, id, page }: { kind: TopicPage['kind']; id: string; page: number },
): Promise<TopicPage | null> {
  const [topic, blog, rows, alternates] = await Promise.all([
    readTopic(kind, id, locale),
    loadBlog(site.domain.hostname, locale),
    readUrlRows(site, kind, [id]),
    loadUrls(site, kind, id),
  ])
  const path = rows.find((row) => row.locale === locale)?.path
  if (!topic || !blog || !path) return null
  const where: Where = kind === 'author' ? { authors: { in: [id] } } : { category: { equals: id } }
  const category = kind === 'category' ? { category: id } : {}
  const { list, tags } = await readPostList(site, locale, blog, { where, path, page, ...category })
  const photo = topic.photo ? [cacheTags.media(topic.photo.id)] : []
  return {
    kind,
    topic,
    list,
    blog,
    alternates,
    tags: [cacheTags[kind](id), cacheTags.pageUrl(id), ...photo, ...tags],
  }
}
