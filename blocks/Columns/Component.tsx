import type { ColumnsBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import { RichText } from '@/src/components/RichText'
import { Grid } from '@/src/components/ui/Grid'
import { Section } from '@/src/components/ui/Section'
import { SectionHead } from '@/src/components/ui/SectionHead'

type Props = ColumnsBlock & BlockContext

export function Columns({ heading, items, tone, anchor }: Props) {
  return (
    <Section anchor={anchor} tone={tone}>
      <Grid>
        {heading && <SectionHead heading={heading} />}
        <div className="columns" data-count={items.length}>
          {items.map(({ id, content }) => (
            <RichText className="column" data={content} key={id} topLevel={heading ? 3 : 2} />
          ))}
        </div>
      </Grid>
    </Section>
  )
}
