import type { BookingBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import type { BlockData } from '@/src/content/block-data'
import { Grid } from '@/src/components/ui/Grid'
import { Section } from '@/src/components/ui/Section'
import { SectionHead } from '@/src/components/ui/SectionHead'

type Props = BookingBlock & BlockContext & { data: BlockData['booking'] }

/** Free times, one of which a visitor books. */
export function Booking({ heading, intro, note, anchor, tone }: Props) {
  return (
    <Section anchor={anchor} className="booking" tone={tone}>
      <Grid>
        <SectionHead heading={heading} intro={intro} />
        {note && <p className="booking-note label">{note}</p>}
      </Grid>
    </Section>
  )
}
