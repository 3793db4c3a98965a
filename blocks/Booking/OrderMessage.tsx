'use client'

import { FormMessage } from '@/src/components/ui/field/FormMessage'
import { dayText, timeText } from '@/src/lib/format-datetime'
import type { Answer } from './calls'
import type { Slot } from './days'
import { fieldId } from './DetailsFields'
import type { BookingTexts, PanelContext } from './texts'
import { TIME_ID } from './TimePicker'
import type { Faulty } from './validate'

/** Why nothing was booked. */
export type Refusal =
  | Exclude<Answer, { type: 'booked' | 'invalid' }>
  | { type: 'faults'; faults: readonly Faulty[] }

type Props = { context: PanelContext; refusal: Refusal; onChoose: (slot: Slot) => void }

const idOf = (fault: Faulty): string =>
  fault === 'start' ? TIME_ID : fieldId(fault === 'other' ? 'name' : fault)

function Faults({ faults, texts }: { faults: readonly Faulty[]; texts: BookingTexts }) {
  const errors = faults.map((fault) => ({ id: idOf(fault), message: texts.errors[fault] }))
  return <FormMessage errors={errors} kind="error" title={texts.errors.title} />
}

/** Says what is wrong, and where a time was taken, what is free near it. */
export function OrderMessage({ context, refusal, onChoose }: Props) {
  const { texts, locale, timeZone } = context
  if (refusal.type === 'faults') return <Faults faults={refusal.faults} texts={texts} />
  if (refusal.type === 'tooMany')
    return <FormMessage kind="error" text={texts.refused.tooMany} title={texts.refused.title} />
  if (refusal.type === 'failed')
    return <FormMessage kind="error" text={texts.refused.text} title={texts.refused.title} />
  return (
    <>
      <FormMessage
        kind="error"
        text={refusal.alternatives.length > 0 ? texts.taken.text : null}
        title={texts.taken.title}
      />
      <ul className="booking-alternatives">
        {refusal.alternatives.map((slot) => (
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
