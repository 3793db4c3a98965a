import { PANEL_DATE_TAGS, type Locale } from '@/src/lib/constants'

type Props = {
  /** `date`: `2026-11-24` */
  days: { date: string; count: number }[]
  language: Locale
  /** What a screen reader says for a day, and what the bar shows when it is pointed at. By default the number alone. */
  describe?: (count: number) => string
  small?: boolean
}

/** A bar chart of some days. Its text is a list of days with their numbers. */
export function DayBars({ days, language, describe = String, small = false }: Props) {
  const date = new Intl.DateTimeFormat(PANEL_DATE_TAGS[language], {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  const most = Math.max(1, ...days.map(({ count }) => count))
  const [first, last] = [days[0], days.at(-1)]
  return (
    <>
      <ol className={small ? 'gevel-bars gevel-bars--small' : 'gevel-bars'}>
        {days.map(({ date: day, count }) => (
          <li key={day} title={`${date.format(new Date(day))}: ${describe(count)}`}>
            <span style={{ blockSize: `${(count / most) * 100}%` }} />
            <span className="gevel-hidden">{`${date.format(new Date(day))}: ${describe(count)}`}</span>
          </li>
        ))}
      </ol>
      <p aria-hidden className="gevel-bars__ends">
        <small>{first && date.format(new Date(first.date))}</small>
        <small>{last && date.format(new Date(last.date))}</small>
      </p>
    </>
  )
}
