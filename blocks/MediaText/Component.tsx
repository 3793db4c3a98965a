import type { MediaTextBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import { captionText } from '@/src/components/media/caption-text'
import { Exhibit } from '@/src/components/media/Exhibit'
import { Stage } from '@/src/components/media/Stage'
import { RichText } from '@/src/components/RichText'
import { Grid } from '@/src/components/ui/Grid'
import { Heading } from '@/src/components/ui/Heading'
import { LinkRow } from '@/src/components/ui/LinkRow'
import { Section } from '@/src/components/ui/Section'

type Props = MediaTextBlock & BlockContext

/** Width ÷ height of each crop; `original` is not cropped. */
const RATIOS = { original: undefined, landscape: 4 / 3, square: 1, portrait: 4 / 5 }

/** Text beside its image, or over it. */
export function MediaText(props: Props) {
  return props.variant === 'over' ? <TextInImage {...props} /> : <TextBesideImage {...props} />
}

function TextBesideImage({
  variant,
  heading,
  content,
  link,
  image,
  caption,
  ratio,
  tone,
  anchor,
  index,
}: Props) {
  return (
    <Section anchor={anchor} className={`media-text media-text-${variant}`} tone={tone}>
      <Grid>
        <div className="media-text-copy pad">
          <Heading level={2}>{heading}</Heading>
          <RichText data={content} />
          <LinkRow links={link ? [link] : []} />
        </div>
        <Exhibit
          caption={captionText(caption, image)}
          className="media-text-work"
          image={image}
          priority={index === 0}
          ratio={RATIOS[ratio ?? 'original']}
          sizes="(width >= 48rem) 60vw, 100vw"
        />
      </Grid>
    </Section>
  )
}

function TextInImage({ heading, content, link, image, caption, anchor, index }: Props) {
  return (
    <Stage anchor={anchor} caption={captionText(caption, image)} image={image} priority={index === 0}>
      <Heading className="stage-heading pad" level={2}>
        {heading}
      </Heading>
      <div className="stage-text pad">
        <RichText data={content} />
      </div>
      <LinkRow className="stage-links pad" links={link ? [link] : []} />
    </Stage>
  )
}
