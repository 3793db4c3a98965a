import type { LogosBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import { imageSource } from '@/src/components/media/image-source'
import { Mark } from '@/src/components/media/Mark'
import { Grid } from '@/src/components/ui/Grid'
import { Heading } from '@/src/components/ui/Heading'
import { Section } from '@/src/components/ui/Section'

type Props = LogosBlock & BlockContext

/** Logos at equal optical weight, in the colour of the text. */
export function Logos({ heading, intro, items, tone, anchor }: Props) {
  return (
    <Section anchor={anchor} tone={tone}>
      <Grid>
        <div className="margined">
          <header className="margined-head">
            <span className="section-index" />
            {heading && (
              <Heading level={2} size="h3">
                {heading}
              </Heading>
            )}
            {intro && <p className="logos-intro">{intro}</p>}
          </header>
          <ul className="logos">
            {items.map(
              ({ id, image }) =>
                imageSource(image) && (
                  <li key={id}>
                    <Mark image={image} />
                  </li>
                ),
            )}
          </ul>
        </div>
      </Grid>
    </Section>
  )
}
