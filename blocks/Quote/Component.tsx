import type { QuoteBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import { Stage } from '@/src/components/media/Stage'
import { Grid } from '@/src/components/ui/Grid'
import { Section } from '@/src/components/ui/Section'

type Props = QuoteBlock & BlockContext

/** A quote in heading size and its author; over the image, if there is one. */
export function Quote({ text, source, detail, image, tone, anchor, index }: Props) {
  const content = (
    <figure className="quote">
      <blockquote className="quote-text heading heading-h2 pad">
        <p>{text}</p>
      </blockquote>
      <figcaption className="quote-source label pad">
        <span>{source}</span>
        {detail && <span className="quote-detail">{detail}</span>}
      </figcaption>
    </figure>
  )
  if (image) {
    return (
      <Stage anchor={anchor} image={image} priority={index === 0}>
        {content}
      </Stage>
    )
  }
  return (
    <Section anchor={anchor} tone={tone}>
      <Grid>{content}</Grid>
    </Section>
  )
}
