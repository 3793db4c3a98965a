import { type FormEvent, useRef, useState } from 'react'

import { type Booked, type Details, sendOrder } from './calls'
import type { Slot } from './days'
import type { BookingFailure } from './OrderMessage'
import type { PanelContext } from './texts'
import { useChoice } from './use-choice'
import { faultsOf, toFaults } from './validate'

type Options = {
  context: PanelContext
  slots: readonly Slot[]
  onBooked: (booked: Booked) => void
  /** Called when the slots shown are out of date. */
  onConflict: () => void
}

const NOTHING: Details = { name: '', email: '', phone: '', topic: '', message: '' }

/** State of the booking form and its submit handler. */
export function useOrder({ context: { locale, timeZone }, slots, onBooked, onConflict }: Options) {
  const choice = useChoice(slots, timeZone)
  const [details, setDetails] = useState(NOTHING)
  const [failure, setFailure] = useState<{ count: number; reason: BookingFailure | null }>({
    count: 0,
    reason: null,
  })
  const [busy, setBusy] = useState(false)
  const honeypot = useRef<HTMLInputElement>(null)
  const fail = (reason: BookingFailure | null) => setFailure(({ count }) => ({ count: count + 1, reason }))

  async function send({ start }: Slot): Promise<void> {
    setBusy(true)
    const elapsedMs = Math.round(performance.now())
    const website = honeypot.current?.value ?? ''
    const result = await sendOrder({ ...details, start, timeZone, locale, elapsedMs, website })
    setBusy(false)
    if (result.type === 'booked') return onBooked(result.booked)
    if (result.type === 'conflict') {
      choice.chooseTime(null)
      onConflict()
    }
    fail(result.type === 'invalid' ? { type: 'faults', faults: toFaults(result.paths) } : result)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (busy) return
    const faults = faultsOf(details, choice.slot ? choice.slot.start : null)
    if (choice.slot && faults.length === 0) void send(choice.slot)
    else fail({ type: 'faults', faults })
  }

  return {
    ...choice,
    chooseAlternative: (slot: Slot) => {
      choice.chooseSlot(slot)
      fail(null)
    },
    details,
    setDetails,
    honeypot,
    busy,
    failure,
    faults: failure.reason?.type === 'faults' ? failure.reason.faults : [],
    submit,
  }
}
