import type { MapBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import { captionText } from '@/src/components/media/caption-text'
import { Exhibit } from '@/src/components/media/Exhibit'
import { LinkRow } from '@/src/components/ui/LinkRow'
import { Grid } from '@/src/components/ui/Grid'
import { Section } from '@/src/components/ui/Section'
import { SectionHead } from '@/src/components/ui/SectionHead'

type Props = MapBlock & BlockContext

export function StaticMap({ heading, image, caption, address, directions, link, tone, anchor }: Props) {
  return (
    <Section anchor={anchor} className="map" tone={tone}>
      <Grid>
        <SectionHead heading={heading} />
        <div className="map-place pad">
          <address className="lead">{address}</address>
          {directions && <p>{directions}</p>}
          <LinkRow links={link ? [link] : []} />
        </div>
        <Exhibit
          caption={captionText(caption, image)}
          className="map-plan"
          image={image}
          sizes="(width >= 48rem) 75vw, 100vw"
        />
      </Grid>
    </Section>
  )
}
