import type { JSONFieldServerProps } from 'payload'

import type { AuditLog } from '@/payload-types'
import type { AuditChange } from '@/src/features/audit/rules/audit-entry'
import { textIn } from '@/src/i18n/locale-texts'
import { findField } from './find-field'
import { showValue } from './show-value'
import { AUDIT_TEXTS } from './texts'

type Props = Pick<JSONFieldServerProps, 'payload' | 'user' | 'i18n' | 'data'>

/** The changes of an audit entry: each field with its values before and after. */
export async function Changes({ payload, user, i18n, data }: Props) {
  const texts = textIn(AUDIT_TEXTS, i18n.language)
  const entry = data as AuditLog
  // Only src/features/audit writes this JSON field.
  const changes = (entry.changes ?? []) as AuditChange[]
  if (changes.length === 0) return null
  const reader = { payload, user, i18n, texts }
  const rows = await Promise.all(
    changes.map(async ({ path, kind, before, after }) => {
      const { labels, field } = findField(payload.config, entry.documentCollection ?? '', path, i18n)
      const isRow = kind === 'added' || kind === 'removed'
      const show = (value: typeof before) => (isRow && value === null ? '' : showValue(reader, field, value))
      const [oldText, newText] = await Promise.all([show(before), show(after)])
      return { label: labels.join(' › '), kind, oldText, newText }
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
          {rows.map(({ label, kind, oldText, newText }, index) => (
            <tr key={`${label}-${index}`}>
              <th scope="row">{label}</th>
              <Values
                kind={kind}
                before={oldText}
                after={newText}
                kindText={texts.kinds[kind]}
                labels={texts}
              />
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
  before: string
  after: string
  kindText: string
  labels: { before: string; after: string }
}

/** Added and removed rows are shown by their name, if they have one. */
function Values({ kind, before, after, kindText, labels }: ValuesProps) {
  if (kind === 'moved' || kind === 'secret') return <td colSpan={2}>{kindText}</td>
  return (
    <>
      <td>
        <span className="gevel-table__label">{labels.before}: </span>
        {kind === 'added' ? '–' : before}
      </td>
      <td>
        <span className="gevel-table__label">{labels.after}: </span>
        {kind === 'added' && <small>{kindText} </small>}
        {kind === 'removed' ? <small>{kindText}</small> : after}
      </td>
    </>
  )
}
