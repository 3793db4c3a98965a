'use client'

import { Link } from '@payloadcms/ui'
import { useState } from 'react'

import { useDropTarget } from '@/src/admin/use-drop-target'
import { useIsBrowser } from '@/src/components/ui/use-is-browser'
import { dayOf, type Month, monthOf } from '@/src/features/schedules/rules/month'
import { PANEL_DATE_TAGS, type Locale } from '@/src/lib/constants'
import { adminHref } from '@/src/routing/admin-paths'
import { timeZone } from '../time-zone'
import { CalendarItem } from './CalendarItem'
import { CALENDAR_TEXTS } from './texts'
import { useCalendar } from './use-calendar'
import { DRAGGED_SCHEDULE } from './dragged-schedule'

/** The days of a month have no time zone: at noon in UTC, each is itself. */
const written = (language: Locale, day: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(PANEL_DATE_TAGS[language], { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  )

const MONDAY = '2024-01-01'
const WEEKDAYS = monthOf('2024-01', 'UTC').days.slice(0, 7)

type Props = { tenant: string; month: string | null; mayMove: boolean; language: Locale }

function MonthLinks({ month, language }: { month: Month; language: Locale }) {
  const texts = CALENDAR_TEXTS[language]
  const href = adminHref(language, '/calendar')
  const [first = MONDAY] = month.days
  return (
    <div className="gevel-calendar__head">
      <h2>{written(language, first, { month: 'long', year: 'numeric' })}</h2>
      <Link href={`${href}?month=${month.previous}`} prefetch={false}>
        {texts.previous}
      </Link>
      <Link href={href} prefetch={false}>
        {texts.today}
      </Link>
      <Link href={`${href}?month=${month.next}`} prefetch={false}>
        {texts.next}
      </Link>
    </div>
  )
}

type DaysProps = Omit<Props, 'month'> & { month: Month; today: string }

function Days({ month, today, tenant, mayMove, language }: DaysProps) {
  const texts = CALENDAR_TEXTS[language]
  const { found, hasFailed, again, moveTo } = useCalendar(month, tenant, language)
  const list = useDropTarget<HTMLOListElement>(DRAGGED_SCHEDULE, (id, day) => {
    const schedule = found?.schedules.find((each) => each.id === id)
    if (schedule) void moveTo(schedule, day)
  })
  const on = (day: string) => found?.schedules.filter(({ at }) => dayOf(at, timeZone()) === day) ?? []
  return (
    <>
      {hasFailed && <p role="alert">{texts.failed}</p>}
      {!found && !hasFailed && <output>{texts.loading}</output>}
      {found?.schedules.length === 0 && (
        <p className="gevel-calendar__empty">
          {texts.nothing} {mayMove && texts.whereToSchedule}
        </p>
      )}
      {found && found.total > found.schedules.length && <p>{texts.more}</p>}
      <div className="gevel-calendar__weekdays" aria-hidden>
        {WEEKDAYS.map((day) => (
          <span key={day}>{written(language, day, { weekday: 'short' })}</span>
        ))}
      </div>
      <ol ref={list} className="gevel-calendar__days">
        {month.days.map((day, index) => {
          const schedules = on(day)
          return (
            <li
              key={day}
              aria-current={day === today ? 'date' : undefined}
              data-day={day}
              data-empty={schedules.length === 0 || undefined}
              {...(index === 0 && { style: { gridColumnStart: month.firstWeekday } })}
            >
              <DayHeading {...{ day, language }} />
              {schedules.length > 0 && (
                <ul>
                  {schedules.map((schedule) => (
                    <CalendarItem
                      key={schedule.id}
                      {...{ schedule, language, tenant, mayMove }}
                      onMoved={again}
                    />
                  ))}
                </ul>
              )}
            </li>
          )
        })}
      </ol>
    </>
  )
}

const DayHeading = ({ day, language }: { day: string; language: Locale }) => (
  <h3>
    <span>{written(language, day, { weekday: 'long' })} </span>
    {written(language, day, { day: 'numeric' })}
    <span> {written(language, day, { month: 'long' })}</span>
  </h3>
)

/** A month of schedules by the clock of the browser: a grid, on a phone a list of the days that have any. */
export function Calendar({ month: asked, language, ...rest }: Props) {
  const isBrowser = useIsBrowser()
  const [now] = useState(() => new Date())
  // The server does not know the time zone.
  if (!isBrowser) return null
  const today = dayOf(now, timeZone())
  const month = monthOf(asked ?? today.slice(0, 7), timeZone())
  return (
    <div className="gevel-calendar">
      <MonthLinks {...{ month, language }} />
      <Days {...rest} {...{ month, today, language }} />
    </div>
  )
}
