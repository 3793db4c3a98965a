import { fillDays } from '@/src/features/assistant/rules/fill-days'
import type { UsageSummary } from '@/src/features/assistant/server/usage-summary'
import type { UsageFormat } from '@/src/features/assistant/rules/usage-format'
import type { UsageTexts } from './texts'

type Props = { days: UsageSummary['days']; texts: UsageTexts; format: UsageFormat }

const NOTHING = { calls: 0, failed: 0, inputTokens: 0, outputTokens: 0, cost: '0' }
const MAX_DAYS = 31

/** A bar per day: its cost, or its tokens when nothing has a cost. */
export function UsageChart({ days, texts, format }: Props) {
  const shown = fillDays(days, NOTHING, MAX_DAYS)
  if (shown.length < 2) return null
  const hasCost = shown.some(({ cost }) => Number(cost) > 0)
  const bars = shown.map(({ date, cost, inputTokens, outputTokens }) => {
    const value = hasCost ? Number(cost) : inputTokens + outputTokens
    return { date, value, text: `${format.day(date)}: ${hasCost ? format.cost(cost) : format.number(value)}` }
  })
  const most = Math.max(...bars.map(({ value }) => value), Number.MIN_VALUE)
  return (
    <section aria-labelledby="gevel-usage-days">
      <h3 id="gevel-usage-days">{hasCost ? texts.perDay.cost : texts.perDay.tokens}</h3>
      <ol className="gevel-bars">
        {bars.map(({ date, value, text }) => (
          <li key={date} title={text}>
            <span style={{ blockSize: `${(value / most) * 100}%` }} />
            <span className="gevel-hidden">{text}</span>
          </li>
        ))}
      </ol>
      <p aria-hidden className="gevel-bars__ends">
        <small>{format.day(bars[0]?.date ?? '')}</small>
        <small>{format.day(bars.at(-1)?.date ?? '')}</small>
      </p>
    </section>
  )
}
