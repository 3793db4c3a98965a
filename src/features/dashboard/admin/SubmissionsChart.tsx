import type { Day } from '@/src/features/dashboard/server/dashboard'
import { LANGUAGES, type Locale } from '@/src/lib/constants'
import type { DashboardTexts } from './texts'

type Props = { days: Day[]; language: Locale; texts: DashboardTexts }

/** Bar chart of submissions per day. */
export function SubmissionsChart({ days, language, texts }: Props) {
  const date = new Intl.DateTimeFormat(LANGUAGES[language].tag, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  const most = Math.max(...days.map(({ count }) => count))
  const total = days.reduce((sum, { count }) => sum + count, 0)
  const [first, last] = [days[0], days.at(-1)]
  return (
    <section aria-labelledby="gevel-submissions">
      <h2 id="gevel-submissions">{texts.submissions}</h2>
      <p>{total === 0 ? texts.nothingSent : texts.sent(total)}</p>
      {total > 0 && (
        <>
          <ol className="gevel-bars">
            {days.map(({ date: day, count }) => (
              <li key={day} title={`${date.format(new Date(day))}: ${count}`}>
                <span style={{ blockSize: `${(count / most) * 100}%` }} />
                <span className="gevel-hidden">{`${date.format(new Date(day))}: ${count}`}</span>
              </li>
            ))}
          </ol>
          <p aria-hidden className="gevel-bars__ends">
            <small>{first && date.format(new Date(first.date))}</small>
            <small>{last && date.format(new Date(last.date))}</small>
          </p>
        </>
      )}
    </section>
  )
}
