import { PURPOSE_LABELS } from '@/src/features/assistant/rules/usage'
import type { UsageFigures, UsageSummary } from '@/src/features/assistant/server/usage-summary'
import type { Locale } from '@/src/lib/constants'
import type { UsageFormat } from '@/src/features/assistant/rules/usage-format'
import type { UsageTexts } from './texts'

type Shared = { texts: UsageTexts; format: UsageFormat }
type Row = UsageFigures & { key: string; name: string }

function UsageTable({ title, rows, texts, format }: Shared & { title: string; rows: readonly Row[] }) {
  return (
    <table className="gevel-table">
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{texts.columns.calls}</th>
          <th scope="col">{texts.columns.tokens}</th>
          <th scope="col">{texts.columns.cost}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, calls, inputTokens, outputTokens, cost }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{format.number(calls)}</td>
            <td>{format.number(inputTokens + outputTokens)}</td>
            <td>{format.cost(cost)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type Props = Shared & { summary: Pick<UsageSummary, 'purposes' | 'accounts'>; language: Locale }

/** The calls per purpose and per person. */
export function UsageTables({ summary, language, ...shared }: Props) {
  const { texts } = shared
  if (summary.purposes.length === 0) return null
  const purposes = summary.purposes.map((row) => ({
    ...row,
    key: row.purpose,
    name: PURPOSE_LABELS[row.purpose][language],
  }))
  const accounts = summary.accounts.map((row) => ({
    ...row,
    key: row.account ?? '',
    name: row.name ?? texts.nobody,
  }))
  return (
    <div className="gevel-usage__tables">
      <UsageTable title={texts.perPurpose} rows={purposes} {...shared} />
      <UsageTable title={texts.perAccount} rows={accounts} {...shared} />
    </div>
  )
}
