import type { BannerBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import { Grid } from '@/src/components/ui/Grid'
import { LinkRow } from '@/src/components/ui/LinkRow'
import { Section } from '@/src/components/ui/Section'

type Props = BannerBlock & BlockContext

export function Banner({ text, link, tone, anchor }: Props) {
  return (
    <Section anchor={anchor} className="banner" tone={tone}>
      <Grid>
        <p className="banner-text pad">{text}</p>
        <LinkRow className="banner-link pad" links={link ? [link] : []} />
      </Grid>
    </Section>
  )
}
