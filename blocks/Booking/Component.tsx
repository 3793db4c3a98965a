import type { BookingBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import type { BlockData } from '@/src/rendering/block-data'
import { messages } from '@/src/i18n/messages'
import { Grid } from '@/src/components/ui/Grid'
import { Section } from '@/src/components/ui/Section'
import { SectionHead } from '@/src/components/ui/SectionHead'
import { BookingLoader } from './Component.client'

type Props = BookingBlock & BlockContext & { data: BlockData['booking'] }

export function Booking({ heading, intro, note, data, locale, anchor, tone, ...own }: Props) {
  const { form } = messages[locale].booking
  return (
    <Section anchor={anchor} className="booking" tone={tone}>
      <Grid>
        <SectionHead heading={heading} intro={intro} />
        <div className="booking-place">
          <BookingLoader
            locale={locale}
            texts={{
              ...form,
              noSlots: own.noSlots,
              confirmationHeading: own.confirmationHeading,
              confirmationText: own.confirmationText ?? null,
              cancelledText: own.cancelledText ?? null,
            }}
            topics={data}
          />
          <noscript>
            <p className="pad">{form.noScript}</p>
          </noscript>
        </div>
        {note && <p className="booking-note pad label">{note}</p>}
      </Grid>
    </Section>
  )
}
