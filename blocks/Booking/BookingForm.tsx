'use client'

import { Button } from '@/src/components/ui/Button'
import type { FieldOption } from '@/src/components/ui/field/options'
import { dayText } from '@/src/lib/format-datetime'
import type { Booked } from './calls'
import { DayPicker } from './DayPicker'
import { type Slot, spanText } from './days'
import { DetailsFields } from './DetailsFields'
import { OrderMessage } from './OrderMessage'
import type { PanelContext } from './texts'
import { TimePicker } from './TimePicker'
import { useOrder } from './use-order'

type Props = {
  context: PanelContext
  slots: readonly Slot[]
  topics: readonly FieldOption[]
  onBooked: (booked: Booked) => void
  onConflict: () => void
}

export function BookingForm({ topics, ...options }: Props) {
  const { texts } = options.context
  const order = useOrder(options)
  const { day, slot, failure } = order
  return (
    <form className="booking-form" noValidate onSubmit={order.submit}>
      <DayPicker
        chosen={day?.date ?? null}
        context={options.context}
        onChoose={order.chooseDay}
        weeks={order.weeks}
      />
      {day && (
        <TimePicker
          chosen={slot?.start ?? null}
          context={options.context}
          day={day}
          error={order.faults.includes('start') ? texts.errors.start : null}
          onChoose={order.chooseTime}
        />
      )}
      <DetailsFields
        honeypot={order.honeypot}
        details={order.details}
        faults={order.faults}
        onChange={order.setDetails}
        texts={texts}
        topics={topics}
      />
      <div className="booking-send pad">
        <p className="booking-legend">{texts.chosen}</p>
        <ChosenTime context={options.context} slot={slot} />
        <Button busy={order.busy} icon="arrow-right" type="submit">
          {order.busy ? texts.submitting : texts.submit}
        </Button>
        {failure.reason && (
          <OrderMessage
            context={options.context}
            key={failure.count}
            onChoose={order.chooseAlternative}
            failure={failure.reason}
          />
        )}
      </div>
    </form>
  )
}

function ChosenTime({ context, slot }: { context: PanelContext; slot: Slot | null }) {
  const { texts, locale, timeZone } = context
  return (
    <output className="booking-chosen">
      {slot ? (
        <>
          <span>{dayText(slot.start, locale, timeZone)}</span>
          <span>{spanText(slot, locale, timeZone)}</span>
        </>
      ) : (
        texts.nothingChosen
      )}
    </output>
  )
}
