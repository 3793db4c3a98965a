import { Feed } from 'feed'

import { LANGUAGES, type Locale } from '@/src/lib/constants'
import { siteOrigin } from '@/src/platform/site-origin'
import type { SiteShell } from '../load-shell'
import type { SiteContent } from '../site'
import { cacheTags } from '@/src/cache/tags'
import { referenceId } from '@/src/access/memberships'
import type { Blog } from './load-blog'
import { findTeasers } from './teasers'

const FEED_LENGTH = 30
const GENERATOR = 'Gevel'

/** The newest posts of a site in one locale as RSS 2.0, with absolute URLs. */
export async function buildFeed(
  site: SiteContent,
  { settings }: SiteShell,
  blog: Blog,
  locale: Locale,
): Promise<{ xml: string; tags: string[] }> {
  const { posts, tags } = await findTeasers(site, locale, { limit: FEED_LENGTH })
  const absolute = (href: string): string => new URL(href, siteOrigin(site.domain.hostname)).href
  const siteName = settings?.siteName ?? site.tenant.name
  const feed = new Feed({
    id: absolute(blog.href),
    link: absolute(blog.href),
    title: `${siteName} · ${blog.title}`,
    description: settings?.tagline || site.domain.head?.description || siteName,
    language: LANGUAGES[locale].tag.toLowerCase(),
    copyright: siteName,
    generator: GENERATOR,
    feedLinks: { rss: absolute(blog.feedHref) },
    ...(posts[0] && { updated: new Date(posts[0].publishedAt) }),
  })
  for (const post of posts) {
    feed.addItem({
      id: absolute(post.href),
      guid: `urn:uuid:${post.id}`,
      link: absolute(post.href),
      title: post.title,
      description: post.excerpt,
      date: new Date(post.publishedAt),
      ...(post.category && { category: [{ name: post.category.name }] }),
    })
  }
  return { xml: feed.rss2(), tags: [...tags, ...blog.tags, cacheTags.posts(referenceId(site.tenant))] }
}
