import type { BlogTeaserBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import { PostCards } from '@/src/components/blog/PostCards'
import { Grid } from '@/src/components/ui/Grid'
import { LinkRow } from '@/src/components/ui/LinkRow'
import { Section } from '@/src/components/ui/Section'
import { SectionHead } from '@/src/components/ui/SectionHead'
import type { BlockData } from '@/src/rendering/block-data'

type Props = BlogTeaserBlock & BlockContext & { data: BlockData['blogTeaser'] }

export function BlogTeaser({ heading, intro, count, link, emptyText, data, locale, tone, anchor }: Props) {
  return (
    <Section anchor={anchor} className="blog-teaser" tone={tone}>
      <Grid>
        <SectionHead heading={heading} intro={intro} />
        {data.length === 0 && <p className="empty-text">{emptyText}</p>}
        <PostCards columns={count} level={3} locale={locale} posts={data} />
        {link && <LinkRow className="pad" links={[link]} />}
      </Grid>
    </Section>
  )
}
