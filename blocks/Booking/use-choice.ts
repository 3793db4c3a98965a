import { useMemo, useState } from 'react'

import { type Day, daysOf, type Slot, type Week, weeksOf } from './days'

type Choice = {
  weeks: readonly Week[]
  /** The day whose slots are shown. Default: the first available one. */
  day: Day | null
  slot: Slot | null
  chooseDay: (date: string) => void
  chooseTime: (start: number | null) => void
  /** Chooses a slot of any day. */
  chooseSlot: (slot: Slot) => void
}

/** The chosen day and slot, in the visitor's time zone. */
export function useChoice(slots: readonly Slot[], timeZone: string): Choice {
  const days = useMemo(() => daysOf(slots, timeZone), [slots, timeZone])
  const weeks = useMemo(() => weeksOf(days), [days])
  const [date, setDate] = useState<string | null>(null)
  const [start, setStart] = useState<number | null>(null)
  return {
    weeks,
    day: days.find((candidate) => candidate.date === date) ?? days[0] ?? null,
    slot: slots.find((candidate) => candidate.start === start) ?? null,
    chooseDay: (chosen) => {
      setDate(chosen)
      setStart(null)
    },
    chooseTime: setStart,
    chooseSlot: (chosen) => {
      setDate(daysOf([chosen], timeZone)[0]?.date ?? null)
      setStart(chosen.start)
    },
  }
}
