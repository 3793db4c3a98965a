'use client'

import { type FormEvent, useMemo, useRef, useState } from 'react'

import { Button } from '@/src/components/ui/Button'
import type { FieldOption } from '@/src/components/ui/field/options'
import { dayText } from '@/src/lib/moment'
import { type Answer, type Booked, type Details, sendOrder } from './calls'
import { DayPicker } from './DayPicker'
import { type Slot, daysOf, spanText, weeksOf } from './days'
import { DetailsFields } from './DetailsFields'
import { OrderMessage, type Refusal } from './OrderMessage'
import type { PanelContext } from './texts'
import { TimePicker } from './TimePicker'
import { faultsOf, type Faulty, toFaults } from './validate'

type Props = {
  context: PanelContext
  slots: readonly Slot[]
  topics: readonly FieldOption[]
  onBooked: (booked: Booked) => void
  /** The times that are shown are no longer the free ones. */
  onTaken: () => void
}

const NOTHING: Details = { name: '', email: '', phone: '', topic: '', message: '' }

function toRefusal(answer: Exclude<Answer, { type: 'booked' }>): Refusal {
  return answer.type === 'invalid' ? { type: 'faults', faults: toFaults(answer.paths) } : answer
}

/** Day, time and details in one form. */
export function BookingForm({ context, slots, topics, onBooked, onTaken }: Props) {
  const { texts, locale, timeZone } = context
  const days = useMemo(() => daysOf(slots, timeZone), [slots, timeZone])
  const weeks = useMemo(() => weeksOf(days), [days])
  const [date, setDate] = useState<string | null>(null)
  const [start, setStart] = useState<number | null>(null)
  const [details, setDetails] = useState(NOTHING)
  const [refusal, setRefusal] = useState<{ count: number; why: Refusal | null }>({ count: 0, why: null })
  const [busy, setBusy] = useState(false)
  const decoy = useRef<HTMLInputElement>(null)
  const day = days.find((candidate) => candidate.date === date) ?? days[0]
  const slot = slots.find((candidate) => candidate.start === start)
  const faults: readonly Faulty[] = refusal.why?.type === 'faults' ? refusal.why.faults : []
  const refuse = (why: Refusal | null) => setRefusal(({ count }) => ({ count: count + 1, why }))

  const choose = (chosen: Slot) => {
    setDate(daysOf([chosen], timeZone)[0]?.date ?? null)
    setStart(chosen.start)
    refuse(null)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const found = faultsOf(details, slot ? slot.start : null)
    if (!slot || found.length > 0) return refuse({ type: 'faults', faults: found })
    setBusy(true)
    const website = decoy.current?.value ?? ''
    const elapsedMs = Math.round(performance.now())
    const answer = await sendOrder({ ...details, start: slot.start, timeZone, locale, elapsedMs, website })
    setBusy(false)
    if (answer.type === 'booked') return onBooked(answer.booked)
    if (answer.type === 'taken') {
      setStart(null)
      onTaken()
    }
    refuse(toRefusal(answer))
  }

  return (
    <form className="booking-form" noValidate onSubmit={(event) => void submit(event)}>
      <DayPicker
        chosen={day?.date ?? null}
        context={context}
        onChoose={(chosen) => {
          setDate(chosen)
          setStart(null)
        }}
        weeks={weeks}
      />
      {day && (
        <TimePicker
          chosen={start}
          context={context}
          day={day}
          error={faults.includes('start') ? texts.errors.start : null}
          onChoose={setStart}
        />
      )}
      <DetailsFields
        decoy={decoy}
        details={details}
        faults={faults}
        onChange={setDetails}
        texts={texts}
        topics={topics}
      />
      <div className="booking-send pad">
        <p className="booking-legend">{texts.chosen}</p>
        <p aria-live="polite" className="booking-chosen">
          {slot ? (
            <>
              <span>{dayText(slot.start, locale, timeZone)}</span>
              <span>{spanText(slot, locale, timeZone)}</span>
            </>
          ) : (
            texts.nothingChosen
          )}
        </p>
        <Button busy={busy} icon="arrow-right" type="submit">
          {busy ? texts.submitting : texts.submit}
        </Button>
        {refusal.why && (
          <OrderMessage context={context} key={refusal.count} onChoose={choose} refusal={refusal.why} />
        )}
      </div>
    </form>
  )
}
