import type { FaqBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import { RichText } from '@/src/components/RichText'
import { Grid } from '@/src/components/ui/Grid'
import { Heading } from '@/src/components/ui/Heading'
import { Icon } from '@/src/components/ui/Icon'
import { Section } from '@/src/components/ui/Section'
import { SectionHead } from '@/src/components/ui/SectionHead'

type Props = FaqBlock & BlockContext

/** Questions left, answers right. The first answer is open, to show how it works. */
export function Faq({ heading, intro, items, tone, anchor }: Props) {
  return (
    <Section anchor={anchor} tone={tone}>
      <Grid>
        <SectionHead heading={heading} intro={intro} />
        <div className="faq">
          {items.map(({ id, question, answer }, position) => (
            <details key={id} open={position === 0}>
              <summary>
                <Heading level={3}>{question}</Heading>
                <Icon className="faq-icon" name="plus" />
              </summary>
              <RichText className="faq-answer" data={answer} topLevel={4} />
            </details>
          ))}
        </div>
      </Grid>
    </Section>
  )
}
