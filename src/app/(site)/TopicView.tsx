import { Pagination } from '@/src/components/blog/Pagination'
import { PostRows } from '@/src/components/blog/PostRows'
import { TopicFilter } from '@/src/components/blog/TopicFilter'
import { TopicHeader } from '@/src/components/blog/TopicHeader'
import { blogTexts } from '@/src/components/blog/texts'
import { JsonLd } from '@/src/components/document/JsonLd'
import { PageLayout } from '@/src/components/layouts'
import { Grid } from '@/src/components/ui/Grid'
import { Section } from '@/src/components/ui/Section'
import type { TopicPage } from '@/src/rendering/blog/topic'
import type { SiteShell } from '@/src/rendering/load-shell'
import { buildShell } from '@/src/rendering/build-shell'
import { breadcrumbs } from '@/src/rendering/seo/json-ld'
import type { SiteContent } from '@/src/rendering/site'
import type { Locale } from '@/src/lib/constants'

type Props = { site: SiteContent; siteShell: SiteShell; content: TopicPage; locale: Locale }

/** The posts of an author or a category. */
export function TopicView({ site, siteShell, content, locale }: Props) {
  const { kind, topic, list, blog, alternates } = content
  const routeKey = `blog-${kind}-slug`
  const page = { layout: 'blog', routeKey, showTopBar: true, showFooter: true } as const
  const shell = buildShell(site, siteShell, { page, alternates }, locale)
  const own = { name: topic.name, href: list.pageHrefs[0] ?? blog.href }
  return (
    <PageLayout frame={shell}>
      <TopicHeader blog={blog} kind={kind} locale={locale} topic={topic} />
      <Section className="blog-list" tone="ground">
        <Grid>
          <TopicFilter list={list} locale={locale} />
          {list.posts.length === 0 && <p className="empty-text">{blogTexts(locale)('emptyTopic')}</p>}
          <PostRows level={2} locale={locale} posts={list.posts} />
          <Pagination list={list} locale={locale} />
        </Grid>
      </Section>
      <JsonLd
        data={breadcrumbs(site, [
          { name: shell.siteName, href: shell.homeHref },
          { name: blog.title, href: blog.href },
          own,
        ])}
      />
    </PageLayout>
  )
}
