import type { RichTextBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import { RichText as Prose } from '@/src/components/RichText'
import { Grid } from '@/src/components/ui/Grid'
import { Heading } from '@/src/components/ui/Heading'
import { Section } from '@/src/components/ui/Section'

type Props = RichTextBlock & BlockContext

/** Running text with its heading in the margin. */
export function RichText({ heading, content, measure, tone, anchor }: Props) {
  return (
    <Section anchor={anchor} className={`passage-${measure}`} tone={tone}>
      <Grid>
        <div className="margined">
          <header className="margined-head">
            <span className="section-index" />
            {heading && (
              <Heading level={2} size="h3">
                {heading}
              </Heading>
            )}
          </header>
          <Prose className="passage" data={content} topLevel={heading ? 3 : 2} />
        </div>
      </Grid>
    </Section>
  )
}
