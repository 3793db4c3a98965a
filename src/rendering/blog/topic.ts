import type { Author, Media } from '@/payload-types'
import type { PostList } from '@/src/features/blog/rules/blog-view'
import type { Locale } from '@/src/lib/constants'
import { isLinkTarget } from '@/src/lib/safe-href'
import { payloadInstance } from '@/src/platform/payload'
import { cacheTags } from '@/src/cache/tags'
import { type DocumentUrl, readDocumentUrls } from '../document-urls'
import type { SiteContent } from '../site'
import { readPostList } from './list'
import { type Blog, loadBlog } from './load-blog'
import { readRelations, resolveReference } from '../relations'

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
  alternates: DocumentUrl[]
  tags: string[]
}

const linksOf = ({ links }: Author): Topic['links'] =>
  (links ?? []).flatMap(({ label, url }) => (label && isLinkTarget(url) ? [{ label, url }] : []))

async function readTopic(
  site: SiteContent,
  kind: TopicPage['kind'],
  id: string,
  locale: Locale,
): Promise<Topic | null> {
  const payload = await payloadInstance()
  // Public: authors, and categories with a name in this locale, have a page.
  const read = { id, locale, depth: 0, disableErrors: true, overrideAccess: true } as const
  if (kind === 'author') {
    const author = await payload.findByID({ collection: 'authors', ...read })
    if (!author) return null
    const { media } = await readRelations(site, locale, { media: [author.photo] })
    return {
      id,
      name: author.name,
      role: author.role ?? null,
      text: author.bio ?? null,
      photo: resolveReference(media, author.photo),
      links: linksOf(author),
    }
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
  const [topic, blog, alternates] = await Promise.all([
    readTopic(site, kind, id, locale),
    loadBlog(site, locale),
    readDocumentUrls(site, { [kind]: [id] }),
  ])
  const path = alternates.find((url) => url.locale === locale)?.path
  if (!topic || !blog || !path) return null
  const { list, tags } = await readPostList(site, locale, blog, { filters: { [kind]: id }, path, page })
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
