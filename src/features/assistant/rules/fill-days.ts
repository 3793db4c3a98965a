import { DAY_MS } from '@/src/lib/durations'

type Day = { date: string }

const timeOf = ({ date }: Day): number => Date.parse(date)

/** The days from the first to the last, without gaps: the last `most` of them. Days are `2026-11-21`, in order. */
export function fillDays<D extends Day>(days: readonly D[], empty: Omit<D, 'date'>, most: number): D[] {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return []
  const byDate = new Map(days.map((day) => [day.date, day]))
  const count = Math.min(most, Math.round((timeOf(last) - timeOf(first)) / DAY_MS) + 1)
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(timeOf(last) - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10)
    // The rest of a day is `empty`.
    return byDate.get(date) ?? ({ ...empty, date } as D)
  })
}
