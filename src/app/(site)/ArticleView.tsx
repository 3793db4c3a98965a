import { NeighbouringPosts } from '@/src/components/blog/NeighbouringPosts'
import { ArticleBody } from '@/src/components/blog/ArticleBody'
import { ArticleHeader } from '@/src/components/blog/ArticleHeader'
import { AuthorBox } from '@/src/components/blog/AuthorBox'
import { Contents } from '@/src/components/blog/Contents'
import { PostCards } from '@/src/components/blog/PostCards'
import { blogTexts } from '@/src/components/blog/texts'
import { JsonLd } from '@/src/components/document/JsonLd'
import { PageLayout } from '@/src/components/layouts'
import { textHeadings } from '@/src/components/text-headings'
import { Grid } from '@/src/components/ui/Grid'
import { Section } from '@/src/components/ui/Section'
import { SectionHead } from '@/src/components/ui/SectionHead'
import type { Article } from '@/src/rendering/blog/article'
import type { SiteShell } from '@/src/rendering/load-shell'
import { buildShell } from '@/src/rendering/build-shell'
import { articleCrumbs, articleData, breadcrumbs } from '@/src/rendering/seo/json-ld'
import type { SiteContent } from '@/src/rendering/site'
import type { Locale } from '@/src/lib/constants'
import type { Layout } from '@/src/features/pages/rules/layouts'

type Props = { site: SiteContent; siteShell: SiteShell; article: Article; locale: Locale; layout?: Layout }

function ArticleText({ article, locale }: Pick<Props, 'article' | 'locale'>) {
  const { post, authors, newer, older } = article
  // A draft may have no text yet.
  const content: typeof post.content | null = post.content
  const headings = textHeadings(content?.root ?? { children: [] })
  return (
    <article className="article">
      <ArticleHeader {...article} locale={locale} />
      <Section className="article-reading" tone="ground">
        <Grid>
          <Contents headings={[...headings.values()]} locale={locale} />
          {content && <ArticleBody content={content} headings={headings} />}
          <AuthorBox authors={authors} locale={locale} />
          <NeighbouringPosts locale={locale} newer={newer} older={older} />
        </Grid>
      </Section>
    </article>
  )
}

/** Used for visitors and for the preview. */
export function ArticleView({ site, siteShell, article, locale, layout = 'blog' }: Props) {
  const page = { layout, routeKey: 'blog-slug', showTopBar: true, showFooter: true }
  const shell = buildShell(site, siteShell, { page, alternates: article.alternates }, locale)
  const home = { name: shell.siteName, href: shell.homeHref }
  return (
    <PageLayout frame={shell}>
      <ArticleText article={article} locale={locale} />
      {article.related.length > 0 && (
        <Section className="article-related" tone="subtle">
          <Grid>
            <SectionHead heading={blogTexts(locale)('related')} />
            <PostCards columns="three" level={3} locale={locale} posts={article.related} />
          </Grid>
        </Section>
      )}
      <JsonLd data={articleData(site, siteShell, article, locale)} />
      <JsonLd data={breadcrumbs(site, articleCrumbs(article, locale, home))} />
    </PageLayout>
  )
}
