'use client'

import { dateText, hasSameOffset, timeZoneCity } from '@/src/lib/format-datetime'
import { type Slot, spanText } from './days'
import { fill, type PanelContext } from './texts'

/** Day and time of a call, in both time zones if they differ. */
export function CallFacts({ context, slot }: { context: PanelContext; slot: Slot }) {
  const { texts, locale, timeZone, companyTimeZone } = context
  const zones = hasSameOffset(slot.start, timeZone, companyTimeZone)
    ? [timeZone]
    : [timeZone, companyTimeZone]
  return (
    <dl className="booking-facts">
      <div>
        <dt className="label">{texts.confirmed.day}</dt>
        <dd>{dateText(slot.start, locale, timeZone)}</dd>
      </div>
      <div>
        <dt className="label">{texts.confirmed.time}</dt>
        {zones.map((zone) => (
          <dd key={zone}>
            {fill(texts.confirmed.timeIn, { span: spanText(slot, locale, zone), place: timeZoneCity(zone) })}
          </dd>
        ))}
      </div>
    </dl>
  )
}
