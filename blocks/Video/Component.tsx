import type { VideoBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import { Exhibit } from '@/src/components/media/Exhibit'
import { Grid } from '@/src/components/ui/Grid'
import { Section } from '@/src/components/ui/Section'
import { SectionHead } from '@/src/components/ui/SectionHead'

type Props = VideoBlock & BlockContext

/** A film that loads only after a click. */
export function Video({ heading, poster, url, caption, transcript, tone, anchor }: Props) {
  return (
    <Section anchor={anchor} className="video" tone={tone}>
      <Grid>
        <SectionHead heading={heading} />
        <Exhibit caption={caption} image={poster} sizes="(width >= 48rem) 75vw, 100vw" />
        <p>
          <a href={url}>{heading}</a>
        </p>
        <p className="video-transcript">{transcript}</p>
      </Grid>
    </Section>
  )
}
