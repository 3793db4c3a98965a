import { Button } from '@payloadcms/ui'

import { CellLabel } from '@/src/admin/lists/CellLabel'
import { LocalTime } from '@/src/admin/LocalTime'
import type { Device } from '@/src/features/accounts/rules/device'
import type { SessionTexts } from './texts'

/** Times are ISO, null for old sessions. `hostname`: that of a site, null for the panel; `own`: the session of this request. */
export type SessionRow = {
  id: string
  device: Device | null
  hostname: string | null
  startedAt: string | null
  lastUsedAt: string | null
  own: boolean
}

type Props = {
  rows: readonly SessionRow[]
  texts: SessionTexts
  busy: boolean
  onEnd: (session: string) => void
}

const Time = ({ label, value }: { label: string; value: string | null }) => (
  <td>
    <CellLabel text={label} />
    {value ? <LocalTime value={value} /> : '–'}
  </td>
)

/** Sessions with device, purpose and times. The current one ends by signing out. */
export const SessionTable = ({ rows, texts, busy, onEnd }: Props) => (
  <table className="gevel-table gevel-audit">
    <thead>
      <tr>
        {[texts.device, texts.purpose, texts.startedAt, texts.lastUsedAt, texts.action].map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, device, hostname, startedAt, lastUsedAt, own }) => (
        <tr key={id}>
          <th scope="row">{texts.describe(device)}</th>
          <td>
            <CellLabel text={texts.purpose} />
            {hostname ?? texts.panel}
          </td>
          <Time label={texts.startedAt} value={startedAt} />
          <Time label={texts.lastUsedAt} value={lastUsedAt} />
          <td>
            {own ? (
              texts.this
            ) : (
              <Button
                buttonStyle="secondary"
                disabled={busy}
                margin={false}
                size="small"
                aria-label={texts.endNamed(texts.describe(device))}
                onClick={() => onEnd(id)}
              >
                {texts.end}
              </Button>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
