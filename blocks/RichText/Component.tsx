import type { RichTextBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import { RichText as RunningText } from '@/src/components/RichText'
import { Grid } from '@/src/components/ui/Grid'
import { SectionHead } from '@/src/components/ui/SectionHead'
import { Section } from '@/src/components/ui/Section'

export function RichText({ heading, content, tone, anchor }: RichTextBlock & BlockContext) {
  return (
    <Section anchor={anchor} tone={tone}>
      <Grid>
        {heading && <SectionHead heading={heading} />}
        <RunningText className="pad" data={content} />
      </Grid>
    </Section>
  )
}
