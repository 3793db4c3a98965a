import { DayBars } from '@/src/admin/DayBars'
import type { Day } from '@/src/features/dashboard/server/dashboard'
import type { Locale } from '@/src/lib/constants'
import type { DashboardTexts } from './texts'

type Props = { days: Day[]; language: Locale; texts: DashboardTexts }

/** Bar chart of submissions per day. */
export function SubmissionsChart({ days, language, texts }: Props) {
  const total = days.reduce((sum, { count }) => sum + count, 0)
  return (
    <section aria-labelledby="gevel-submissions">
      <h2 id="gevel-submissions">{texts.submissions}</h2>
      <p>{total === 0 ? texts.nothingSent : texts.sent(total)}</p>
      {total > 0 && <DayBars days={days} language={language} />}
    </section>
  )
}
