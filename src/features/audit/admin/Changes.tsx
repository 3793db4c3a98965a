import type { JSONFieldServerProps } from 'payload'

import type { AuditLog } from '@/payload-types'
import type { AuditChange } from '@/src/features/audit/rules/audit-entry'
import { textIn } from '@/src/i18n/locale-texts'
import { findField } from './locate'
import { showValue } from './show-value'
import { AUDIT_TEXTS } from './texts'

type Props = Pick<JSONFieldServerProps, 'payload' | 'user' | 'i18n' | 'data'>

/** What an event of the log changed: each field with what it was and what it became. */
export async function Changes({ payload, user, i18n, data }: Props) {
  const texts = textIn(AUDIT_TEXTS, i18n.language)
  const entry = data as AuditLog
  // The field holds what src/features/audit wrote.
  const changes = (entry.changes ?? []) as AuditChange[]
  if (changes.length === 0) return null
  const reader = { payload, user, i18n, texts }
  const rows = await Promise.all(
    changes.map(async ({ path, kind, before, after }) => {
      const { labels, field } = findField(payload.config, entry.documentCollection ?? '', path, i18n)
      const isRow = kind === 'added' || kind === 'removed'
      const show = (value: typeof before) => (isRow && value === null ? '' : showValue(reader, field, value))
      const [was, became] = await Promise.all([show(before), show(after)])
      return { label: labels.join(' › '), kind, was, became }
    }),
  )
  return (
    <div className="gevel-audit">
      <table className="gevel-table">
        <thead>
          <tr>
            <th scope="col">{texts.field}</th>
            <th scope="col">{texts.before}</th>
            <th scope="col">{texts.after}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, kind, was, became }, index) => (
            <tr key={`${label}-${index}`}>
              <th scope="row">{label}</th>
              <Values kind={kind} was={was} became={became} said={texts.kinds[kind]} labels={texts} />
            </tr>
          ))}
        </tbody>
      </table>
      {entry.furtherChanges ? <p>{texts.further(entry.furtherChanges)}</p> : null}
    </div>
  )
}

type ValuesProps = {
  kind: AuditChange['kind']
  was: string
  became: string
  said: string
  labels: { before: string; after: string }
}

/** A row that came or went is shown by its name, where it has one. */
function Values({ kind, was, became, said, labels }: ValuesProps) {
  if (kind === 'moved' || kind === 'secret') return <td colSpan={2}>{said}</td>
  return (
    <>
      <td>
        <span className="gevel-table__label">{labels.before}: </span>
        {kind === 'added' ? '–' : was}
      </td>
      <td>
        <span className="gevel-table__label">{labels.after}: </span>
        {kind === 'added' && <small>{said} </small>}
        {kind === 'removed' ? <small>{said}</small> : became}
      </td>
    </>
  )
}
