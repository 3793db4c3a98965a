import { Button } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

import type { Locale } from '@/src/lib/constants'
import type { Action, Report } from './upload-csv'
import { CSV_TEXTS } from './texts'

const ACTIONS: readonly Action[] = ['error', 'create', 'update', 'unchanged']
/** Further lines are only counted. */
const MAX_LISTED = 100

type Props = { report: Report; language: Locale; busy: boolean; onApply: () => void; onCancel: () => void }

/** What importing a file would change, errors first, with the button to apply it. */
export function DryRun({ report, language, busy, onApply, onCancel }: Props) {
  const texts = CSV_TEXTS[language]
  const heading = useRef<HTMLHeadingElement>(null)
  // After each dry run, so that screen readers announce it and its buttons are next in the tab order.
  useEffect(() => heading.current?.focus(), [report])
  const linesWith = (action: Action) => report.lines.filter((line) => line.action === action)
  const listed = [...linesWith('error'), ...linesWith('create'), ...linesWith('update')]
  const changes = linesWith('create').length + linesWith('update').length
  const hasErrors = linesWith('error').length > 0
  return (
    <section className="gevel-import" aria-label={texts.title}>
      <h2 ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      <p>
        {report.problem ??
          ACTIONS.map((action) => `${linesWith(action).length} ${texts.actions[action]}`).join(' · ')}
        {'. '}
        {texts.nothingWritten}
      </p>
      {listed.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.line}</th>
              <th scope="col">{texts.path}</th>
              <th scope="col">{texts.outcome}</th>
            </tr>
          </thead>
          <tbody>
            {listed.slice(0, MAX_LISTED).map(({ line, from, action, message }) => (
              <tr key={line} data-action={action}>
                <td>{line}</td>
                <td>{from}</td>
                <td>{message ?? texts.actions[action]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {listed.length > MAX_LISTED && <p>{texts.more(listed.length - MAX_LISTED)}</p>}
      {hasErrors && <p>{texts.correct}</p>}
      {!hasErrors && !report.problem && changes === 0 && <p>{texts.nothingToDo}</p>}
      <p className="gevel-import__actions">
        {!hasErrors && changes > 0 && (
          <Button size="small" margin={false} disabled={busy} onClick={onApply}>
            {texts.apply(changes)}
          </Button>
        )}
        <Button size="small" margin={false} buttonStyle="secondary" disabled={busy} onClick={onCancel}>
          {texts.cancel}
        </Button>
      </p>
    </section>
  )
}
