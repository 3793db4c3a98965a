import type { VideoBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import { captionText } from '@/src/components/media/caption-text'
import { Picture } from '@/src/components/media/Picture'
import { Grid } from '@/src/components/ui/Grid'
import { Icon } from '@/src/components/ui/Icon'
import { Section } from '@/src/components/ui/Section'
import { SectionHead } from '@/src/components/ui/SectionHead'
import { messages } from '@/src/i18n/messages'
import { captionsUrl, playerUrl, videoHost } from '@/src/lib/video-source'
import { Player } from './Player.client'

type Props = VideoBlock & BlockContext

/** A video that loads only after a click, naming the third party that it is loaded from. */
export function Video(props: Props) {
  const { heading, poster, source, url, caption, transcript, locale, tone, anchor } = props
  const texts = messages[locale].video
  const host = videoHost(source, url)
  const shown = captionText(caption, poster)
  return (
    <Section anchor={anchor} className="video" tone={tone}>
      <Grid>
        <SectionHead heading={heading} />
        <figure className="video-work">
          <div className="video-frame">
            <Film {...props} />
          </div>
          {shown && <figcaption className="caption">{shown}</figcaption>}
        </figure>
        <div className="video-notes pad">
          <p className="label">{host ? texts.from.replace('{source}', host) : texts.own}</p>
          <details>
            <summary>
              {texts.transcript}
              <Icon className="video-notes-icon" name="plus" />
            </summary>
            <p className="video-transcript">{transcript}</p>
          </details>
        </div>
      </Grid>
    </Section>
  )
}

/** The player, or just the poster if the URL is not playable. */
function Film({ heading, poster, source, url, captions, locale }: Props) {
  const src = playerUrl(source, url)
  const subtitles = captionsUrl(captions)
  const image = <Picture cover image={poster} sizes="(width >= 48rem) 75vw, 100vw" />
  if (!src) return image
  return (
    <Player
      captions={subtitles ? { src: subtitles, language: locale } : null}
      embedded={source !== 'file'}
      playLabel={messages[locale].video.play}
      src={src}
      title={heading}
    >
      {image}
    </Player>
  )
}
