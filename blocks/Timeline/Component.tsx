import type { TimelineBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import { Picture } from '@/src/components/media/Picture'
import { Heading } from '@/src/components/ui/Heading'
import { Grid } from '@/src/components/ui/Grid'
import { Section } from '@/src/components/ui/Section'
import { SectionHead } from '@/src/components/ui/SectionHead'

type Props = TimelineBlock & BlockContext

export function Timeline({ heading, intro, items, tone, anchor }: Props) {
  return (
    <Section anchor={anchor} tone={tone}>
      <Grid>
        <SectionHead heading={heading} intro={intro} />
        <ol className="timeline">
          {items.map(({ id, moment, title, text, image }) => (
            <li key={id}>
              <p className="timeline-moment">{moment}</p>
              <div className="timeline-event">
                <Heading level={3}>{title}</Heading>
                {text && <p>{text}</p>}
              </div>
              <Picture image={image} sizes="(width >= 48rem) 25vw, 100vw" />
            </li>
          ))}
        </ol>
      </Grid>
    </Section>
  )
}
