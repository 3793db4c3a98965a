'use client'

import { useState } from 'react'

import { Button } from '@/src/components/ui/Button'
import { LANGUAGES } from '@/src/lib/constants'
import { dayText } from '@/src/lib/format-datetime'
import { type Day, noonOf, type Week } from './days'
import { fill, type PanelContext } from './texts'

const WEEKS_AT_FIRST = 5

type Props = {
  context: PanelContext
  weeks: readonly Week[]
  chosen: string | null
  onChoose: (date: string) => void
}

const inUtc = (locale: PanelContext['locale'], options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(LANGUAGES[locale].tag, { ...options, timeZone: 'UTC' })
  return (date: string) => format.format(noonOf(date))
}

const isLastChosen = (weeks: readonly Week[], chosen: string | null): boolean =>
  weeks.slice(WEEKS_AT_FIRST).some(({ days }) => days.some(({ date }) => date === chosen))

/** The days as a calendar of weeks. They are radio buttons, so arrow keys move between available days. */
export function DayPicker({ context, weeks, chosen, onChoose }: Props) {
  const { texts, locale } = context
  const [all, setAll] = useState(false)
  const shown = all || isLastChosen(weeks, chosen) ? weeks : weeks.slice(0, WEEKS_AT_FIRST)
  const weekday = inUtc(locale, { weekday: 'short' })
  const month = inUtc(locale, { month: 'short' })
  const cells = shown.flatMap(({ days }) => days)
  return (
    <fieldset className="booking-days">
      <legend className="booking-legend pad">{texts.day}</legend>
      <div className="booking-calendar" data-columns={weeks[0]?.days.length}>
        {weeks[0]?.days.map(({ date }) => (
          <span aria-hidden className="booking-weekday" key={date}>
            {weekday(date)}
          </span>
        ))}
        {cells.map((day, index) => (
          <DayCell
            chosen={day.date === chosen}
            context={context}
            day={day}
            key={day.date}
            month={
              index === 0 || month(day.date) !== month(cells[index - 1]?.date ?? '') ? month(day.date) : null
            }
            onChoose={onChoose}
          />
        ))}
      </div>
      {shown.length < weeks.length && (
        <Button className="booking-more pad" icon="plus" onClick={() => setAll(true)} variant="plain">
          {texts.moreWeeks}
        </Button>
      )}
    </fieldset>
  )
}

type CellProps = {
  context: PanelContext
  day: Day
  /** Set in the first cell of each month. */
  month: string | null
  chosen: boolean
  onChoose: (date: string) => void
}

function DayCell({ context, day: { date, slots }, month, chosen, onChoose }: CellProps) {
  const { texts, locale } = context
  const number = Number(date.slice(-2))
  if (slots.length === 0)
    return (
      <span aria-hidden className="booking-day" data-free={false}>
        <span>{number}</span>
        {month && <span className="booking-month">{month}</span>}
      </span>
    )
  const free = slots.length === 1 ? texts.freeOne : fill(texts.freeMany, { count: slots.length })
  return (
    <label className="booking-day">
      <input
        aria-label={`${dayText(noonOf(date), locale, 'UTC')}, ${free}`}
        checked={chosen}
        className="booking-radio"
        name="booking-day"
        onChange={() => onChoose(date)}
        type="radio"
        value={date}
      />
      <span>{number}</span>
      {month && <span className="booking-month">{month}</span>}
    </label>
  )
}
