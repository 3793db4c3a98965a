import type { UsageFigures } from '@/src/features/assistant/server/usage-summary'
import type { UsageFormat } from '@/src/features/assistant/rules/usage-format'
import type { UsageTexts } from './texts'

type Props = { total: UsageFigures; texts: UsageTexts; format: UsageFormat }

/** Calls, tokens and cost, in all. */
export function UsageTotals({ total, texts, format }: Props) {
  const { calls, failed, inputTokens, outputTokens, cost } = total
  const rows = [
    {
      value: format.number(calls),
      label: texts.calls(calls),
      note: failed > 0 ? texts.failed(format.number(failed)) : '',
    },
    {
      value: format.number(inputTokens + outputTokens),
      label: texts.tokens,
      note: texts.split(format.number(inputTokens), format.number(outputTokens)),
    },
    { value: format.cost(cost), label: texts.cost, note: '' },
  ]
  return (
    <ul className="gevel-figures gevel-usage__totals">
      {rows.map(({ value, label, note }) => (
        <li key={label}>
          <strong>{value}</strong> <span>{label}</span>
          {note && <small>{note}</small>}
        </li>
      ))}
    </ul>
  )
}
