'use client'

import { FieldError } from '@/src/components/ui/field/Field'
import { dayText, hasSameOffset, timeText, timeZoneCity } from '@/src/lib/format-datetime'
import { type Day, noonOf, type Slot } from './days'
import { fill, type PanelContext } from './texts'

type Props = {
  context: PanelContext
  day: Day
  chosen: number | null
  error: string | null
  onChoose: (start: number) => void
}

export const TIME_ID = 'booking-time'

/** The slots of a day in the visitor's time zone, and in the tenant's if it differs. */
export function TimePicker({ context, day, chosen, error, onChoose }: Props) {
  const { texts, locale, timeZone, companyTimeZone } = context
  const differs = day.slots.some(({ start }) => !hasSameOffset(start, timeZone, companyTimeZone))
  const [place, other] = [timeZoneCity(timeZone), timeZoneCity(companyTimeZone)]
  const companyTime = ({ start }: Slot) => `${timeText(start, locale, companyTimeZone)} ${other}`
  return (
    <fieldset
      aria-describedby={error ? `booking-zone ${TIME_ID}-error` : 'booking-zone'}
      className="booking-times"
    >
      <legend className="booking-legend pad">
        {texts.time}
        <span className="booking-legend-note"> {dayText(noonOf(day.date), locale, 'UTC')}</span>
      </legend>
      <p className="booking-zone pad label" id="booking-zone">
        {differs ? fill(texts.zones, { place, other }) : fill(texts.zone, { place })}
      </p>
      <div className="booking-slots" data-beside={differs}>
        {day.slots.map((slot, index) => (
          <label className="booking-slot" key={slot.start}>
            <input
              checked={slot.start === chosen}
              className="booking-radio"
              id={index === 0 ? TIME_ID : undefined}
              name="booking-time"
              onChange={() => onChoose(slot.start)}
              type="radio"
              value={slot.start}
            />
            <span>{timeText(slot.start, locale, timeZone)}</span>
            {differs && <span className="booking-beside">{companyTime(slot)}</span>}
          </label>
        ))}
      </div>
      <div className="pad">
        <FieldError error={error} id={TIME_ID} />
      </div>
    </fieldset>
  )
}
