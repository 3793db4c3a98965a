import type { ColumnsBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import { RichText } from '@/src/components/RichText'
import { Grid } from '@/src/components/ui/Grid'
import { Section } from '@/src/components/ui/Section'
import { SectionHead } from '@/src/components/ui/SectionHead'

type Props = ColumnsBlock & BlockContext

/** Texts next to each other. */
export function Columns({ heading, items, tone, anchor }: Props) {
  return (
    <Section anchor={anchor} className="columns" tone={tone}>
      <Grid>
        {heading && <SectionHead heading={heading} />}
        <div className="columns-items" data-count={items.length}>
          {items.map(({ id, content }) => (
            <RichText data={content} key={id} />
          ))}
        </div>
      </Grid>
    </Section>
  )
}
