import type { CallToActionBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import { Stage } from '@/src/components/media/Stage'
import { Grid } from '@/src/components/ui/Grid'
import { Heading } from '@/src/components/ui/Heading'
import { LinkRow } from '@/src/components/ui/LinkRow'
import { Section } from '@/src/components/ui/Section'

type Props = CallToActionBlock & BlockContext

export function CallToAction({ heading, text, link, image, tone, anchor, index }: Props) {
  if (image) {
    return (
      <Stage anchor={anchor} image={image} priority={index === 0}>
        <Heading className="stage-heading pad" level={2} size="h1">
          {heading}
        </Heading>
        {text && <p className="stage-text lead pad">{text}</p>}
        <LinkRow className="stage-links pad" links={[link]} />
      </Stage>
    )
  }
  return (
    <Section anchor={anchor} className="call" tone={tone}>
      <Grid>
        <Heading className="call-heading pad" level={2} size="h1">
          {heading}
        </Heading>
        {text && <p className="call-text pad">{text}</p>}
        <LinkRow className="call-link pad" links={[link]} />
      </Grid>
    </Section>
  )
}
