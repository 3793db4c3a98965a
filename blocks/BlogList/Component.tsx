import type { BlogListBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import { Pagination } from '@/src/components/blog/Pagination'
import { PostRows } from '@/src/components/blog/PostRows'
import { TopicFilter } from '@/src/components/blog/TopicFilter'
import { Grid } from '@/src/components/ui/Grid'
import { Section } from '@/src/components/ui/Section'
import { SectionHead } from '@/src/components/ui/SectionHead'
import type { BlockData } from '@/src/rendering/block-data'

type Props = BlogListBlock & BlockContext & { data: BlockData['blogList'] }

/** All posts, paginated, with links to their categories. */
export function BlogList({ heading, intro, showCategories, emptyText, data, locale, tone, anchor }: Props) {
  const posts = data?.posts ?? []
  return (
    <Section anchor={anchor} className="blog-list" tone={tone}>
      <Grid>
        <SectionHead heading={heading} intro={intro} />
        {data && showCategories && <TopicFilter list={data} locale={locale} />}
        {posts.length === 0 && <p className="empty-text">{emptyText}</p>}
        <PostRows level={3} locale={locale} posts={posts} />
        {data && <Pagination list={data} locale={locale} />}
      </Grid>
    </Section>
  )
}
