import type { FeaturesBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import { Grid } from '@/src/components/ui/Grid'
import { Heading } from '@/src/components/ui/Heading'
import { Section } from '@/src/components/ui/Section'
import { SectionHead } from '@/src/components/ui/SectionHead'

type Props = FeaturesBlock & BlockContext

/** A list with rules, or columns of the grid. */
export function Features({ variant, columns, heading, intro, items, tone, anchor }: Props) {
  const form = variant === 'columns' ? `features-columns features-${columns}` : 'features-list'
  return (
    <Section anchor={anchor} tone={tone}>
      <Grid>
        <SectionHead heading={heading} intro={intro} />
        <ul className={`features ${form}`}>
          {items.map(({ id, title, text }) => (
            <li key={id}>
              <Heading level={3}>{title}</Heading>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Grid>
    </Section>
  )
}
