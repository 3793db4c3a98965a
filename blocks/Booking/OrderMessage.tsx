'use client'

import { FormMessage } from '@/src/components/ui/field/FormMessage'
import { dayText, timeText } from '@/src/lib/format-datetime'
import type { BookingResult } from './calls'
import type { Slot } from './days'
import { fieldId } from './DetailsFields'
import type { BookingTexts, PanelContext } from './texts'
import { TIME_ID } from './TimePicker'
import type { Fault } from './validate'

/** Why the booking failed. */
export type BookingFailure =
  | Exclude<BookingResult, { type: 'booked' | 'invalid' }>
  | { type: 'faults'; faults: readonly Fault[] }

type Props = { context: PanelContext; failure: BookingFailure; onChoose: (slot: Slot) => void }

const idOf = (fault: Fault): string =>
  fault === 'start' ? TIME_ID : fieldId(fault === 'other' ? 'name' : fault)

function FaultList({ faults, texts }: { faults: readonly Fault[]; texts: BookingTexts }) {
  const errors = faults.map((fault) => ({ id: idOf(fault), message: texts.errors[fault] }))
  return <FormMessage errors={errors} kind="error" title={texts.errors.title} />
}

/** Reports reason the booking failed and, if the slot is no longer available, offers alternatives. */
export function OrderMessage({ context, failure, onChoose }: Props) {
  const { texts, locale, timeZone } = context
  if (failure.type === 'faults') return <FaultList faults={failure.faults} texts={texts} />
  if (failure.type === 'tooMany')
    return <FormMessage kind="error" text={texts.refused.tooMany} title={texts.refused.title} />
  if (failure.type === 'failed')
    return <FormMessage kind="error" text={texts.refused.text} title={texts.refused.title} />
  return (
    <>
      <FormMessage
        kind="error"
        text={failure.alternatives.length > 0 ? texts.taken.text : null}
        title={texts.taken.title}
      />
      <ul className="booking-alternatives">
        {failure.alternatives.map((slot) => (
          <li key={slot.start}>
            <button className="booking-alternative" onClick={() => onChoose(slot)} type="button">
              <span>{dayText(slot.start, locale, timeZone)}</span>
              <span>{timeText(slot.start, locale, timeZone)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
