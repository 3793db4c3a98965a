import type { Article as ArticleData, BreadcrumbList, WithContext } from 'schema-dts'

import { LANGUAGES, type Locale } from '@/src/lib/constants'
import { siteOrigin } from '@/src/platform/site-origin'
import type { Article } from '../blog/article'
import type { SiteShell } from '../load-shell'
import { populatedMedia, type SiteContent } from '../site'

type Crumb = { name: string; href: string }

const absolute = ({ domain }: SiteContent, href: string): string =>
  new URL(href, siteOrigin(domain.hostname)).href

/** @param crumbs from the home page down */
export const breadcrumbs = (site: SiteContent, crumbs: readonly Crumb[]): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(site, href),
  })),
})

/** Home, blog, category, article. */
export function articleCrumbs(
  { post, blog, category, alternates }: Article,
  locale: Locale,
  home: Crumb,
): Crumb[] {
  const own = alternates.find((url) => url.locale === locale)
  return [
    home,
    ...(blog ? [{ name: blog.title, href: blog.href }] : []),
    ...(category?.href ? [{ name: category.name, href: category.href }] : []),
    ...(own ? [{ name: post.title, href: own.href }] : []),
  ]
}

/** Authors may be editorial teams or people; the publisher is the tenant. */
export function articleData(
  site: SiteContent,
  { settings }: SiteShell,
  { post, authors, category, alternates }: Article,
  locale: Locale,
): WithContext<ArticleData> {
  const own = alternates.find((url) => url.locale === locale)
  const image = populatedMedia(post.heroImage)?.url
  const publisher = settings?.organisation?.legalName ?? settings?.siteName ?? site.tenant.name
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: post.title,
    description: post.excerpt,
    inLanguage: LANGUAGES[locale].tag,
    datePublished: post.publishedAt ?? post.createdAt,
    dateModified: post.updatedAt,
    ...(own && { mainEntityOfPage: absolute(site, own.href), url: absolute(site, own.href) }),
    ...(image && { image: absolute(site, image) }),
    author: authors.map(({ name, href }) => ({
      '@type': 'Organization' as const,
      name,
      ...(href && { url: absolute(site, href) }),
    })),
    publisher: { '@type': 'Organization', name: publisher },
    ...(category && { articleSection: category.name }),
    ...(post.tags?.length && { keywords: post.tags }),
    timeRequired: `PT${post.readingMinutes ?? 1}M`,
  }
}
