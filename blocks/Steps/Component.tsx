import type { StepsBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import { Grid } from '@/src/components/ui/Grid'
import { Heading } from '@/src/components/ui/Heading'
import { Section } from '@/src/components/ui/Section'
import { SectionHead } from '@/src/components/ui/SectionHead'

type Props = StepsBlock & BlockContext

/** Numbered steps along a timeline or below each other. The ordered list provides the numbers. */
export function Steps({ variant, heading, intro, items, tone, anchor }: Props) {
  return (
    <Section anchor={anchor} tone={tone}>
      <Grid>
        <SectionHead heading={heading} intro={intro} />
        <ol className={`steps steps-${variant}`}>
          {items.map(({ id, moment, title, text }) => (
            <li key={id}>
              <div className="step-head">
                {moment && <p className="step-moment label">{moment}</p>}
                <Heading level={3}>{title}</Heading>
              </div>
              <p className="step-text">{text}</p>
            </li>
          ))}
        </ol>
      </Grid>
    </Section>
  )
}
