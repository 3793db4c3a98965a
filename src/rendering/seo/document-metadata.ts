import type { Metadata } from 'next'

import type { Locale } from '@/src/lib/constants'
import { listPagePath } from '@/src/routing/view'
import type { Article } from '../blog/article'
import { type Blog, loadBlog, toHref } from '../blog/load-blog'
import type { TopicPage } from '../blog/topic'
import { populatedMedia, type SiteContent } from '../site'
import type { ResolvedDocument } from '../resolve-document'
import { type MetadataSource, pageMetadata } from './metadata'

/** The title of a page of a list, from 1: `Databases, pagina 2`. */
type PageTitle = (title: string, number: number) => string

const withImage = (seo: MetadataSource['page']['seo'], image: Article['post']['heroImage']) => ({
  ...seo,
  image: populatedMedia(seo?.image) ?? populatedMedia(image),
})

function articleMetadata(site: SiteContent, article: Article, locale: Locale): Metadata {
  const { post, authors, category, alternates } = article
  const seo = withImage({ ...post.seo, description: post.seo?.description || post.excerpt }, post.heroImage)
  const metadata = pageMetadata(site, { page: { title: post.title, seo }, alternates }, locale)
  return {
    ...metadata,
    authors: authors.map(({ name, href }) => ({ name, ...(href && { url: href }) })),
    openGraph: {
      ...metadata.openGraph,
      type: 'article',
      publishedTime: post.publishedAt ?? post.createdAt,
      modifiedTime: post.updatedAt,
      authors: authors.map(({ name }) => name),
      ...(category && { section: category.name }),
      tags: post.tags ?? [],
    },
  }
}

/** Each further page of a list is its own canonical URL, without alternates in other languages. */
function ofListPage(metadata: Metadata, href: string | undefined): Metadata {
  return { ...metadata, alternates: { canonical: href }, openGraph: { ...metadata.openGraph, url: href } }
}

function topicMetadata(
  site: SiteContent,
  { topic, list, alternates }: TopicPage,
  locale: Locale,
  pageTitle: PageTitle,
): Metadata {
  const title = list.page > 1 ? pageTitle(topic.name, list.page) : topic.name
  const page = { title, seo: { description: topic.text, image: topic.photo } }
  const metadata = pageMetadata(site, { page, alternates }, locale)
  return list.page > 1 ? ofListPage(metadata, list.pageHrefs[list.page - 1]) : metadata
}

function contentMetadata(
  site: SiteContent,
  resolved: ResolvedDocument,
  { locale, pageTitle, listHref }: { locale: Locale; pageTitle: PageTitle; listHref: string | undefined },
): Metadata {
  if (resolved.kind === 'post') return articleMetadata(site, resolved.content, locale)
  if (resolved.kind === 'topic') return topicMetadata(site, resolved.content, locale, pageTitle)
  const { content, listPage } = resolved
  if (listPage === 1) return pageMetadata(site, content, locale)
  const title = pageTitle(content.page.seo?.title || content.page.title, listPage)
  const page = { ...content.page, title, seo: { ...content.page.seo, title } }
  return ofListPage(pageMetadata(site, { ...content, page }, locale), listHref)
}

const feedOf = (blog: Blog) => ({ 'application/rss+xml': [{ url: blog.feedHref, title: blog.title }] })

/** Metadata of a document, with a link to the site's feed. */
export async function documentMetadata(
  site: SiteContent,
  resolved: ResolvedDocument,
  locale: Locale,
  pageTitle: PageTitle,
): Promise<Metadata> {
  const blog = await loadBlog(site, locale)
  const listHref =
    blog && resolved.kind === 'page'
      ? toHref(site, locale, listPagePath(locale, blog.path, resolved.listPage))
      : undefined
  const metadata = contentMetadata(site, resolved, { locale, pageTitle, listHref })
  return blog ? { ...metadata, alternates: { ...metadata.alternates, types: feedOf(blog) } } : metadata
}
