import { type FormEvent, useRef, useState } from 'react'

import { type Booked, type Details, sendOrder } from './calls'
import type { Slot } from './days'
import type { Refusal } from './OrderMessage'
import type { PanelContext } from './texts'
import { useChoice } from './use-choice'
import { faultsOf, toFaults } from './validate'

type Options = {
  context: PanelContext
  slots: readonly Slot[]
  onBooked: (booked: Booked) => void
  /** The times that are shown are no longer the free ones. */
  onTaken: () => void
}

const NOTHING: Details = { name: '', email: '', phone: '', topic: '', message: '' }

/** What a visitor has chosen and filled in, and sending it. */
export function useOrder({ context: { locale, timeZone }, slots, onBooked, onTaken }: Options) {
  const choice = useChoice(slots, timeZone)
  const [details, setDetails] = useState(NOTHING)
  const [refusal, setRefusal] = useState<{ count: number; why: Refusal | null }>({ count: 0, why: null })
  const [busy, setBusy] = useState(false)
  const decoy = useRef<HTMLInputElement>(null)
  const refuse = (why: Refusal | null) => setRefusal(({ count }) => ({ count: count + 1, why }))

  async function send({ start }: Slot): Promise<void> {
    setBusy(true)
    const elapsedMs = Math.round(performance.now())
    const website = decoy.current?.value ?? ''
    const answer = await sendOrder({ ...details, start, timeZone, locale, elapsedMs, website })
    setBusy(false)
    if (answer.type === 'booked') return onBooked(answer.booked)
    if (answer.type === 'taken') {
      choice.chooseTime(null)
      onTaken()
    }
    refuse(answer.type === 'invalid' ? { type: 'faults', faults: toFaults(answer.paths) } : answer)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (busy) return
    const faults = faultsOf(details, choice.slot ? choice.slot.start : null)
    if (choice.slot && faults.length === 0) void send(choice.slot)
    else refuse({ type: 'faults', faults })
  }

  return {
    ...choice,
    chooseAlternative: (slot: Slot) => {
      choice.chooseSlot(slot)
      refuse(null)
    },
    details,
    setDetails,
    decoy,
    busy,
    refusal,
    faults: refusal.why?.type === 'faults' ? refusal.why.faults : [],
    submit,
  }
}
