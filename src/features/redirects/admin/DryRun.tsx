import { Button } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

import type { Locale } from '@/src/lib/constants'
import type { Action, Report } from './upload-csv'
import { CSV_TEXTS } from './texts'

const ACTIONS: readonly Action[] = ['error', 'create', 'update', 'unchanged']
/** More are counted, not listed. */
const MAX_LISTED = 100

type Props = { report: Report; language: Locale; busy: boolean; onApply: () => void; onCancel: () => void }

/** What a file would do, errors first, and the button that does it. */
export function DryRun({ report, language, busy, onApply, onCancel }: Props) {
  const texts = CSV_TEXTS[language]
  const heading = useRef<HTMLHeadingElement>(null)
  // Of each file that was chosen: it is read out, and its buttons are the next to come.
  useEffect(() => heading.current?.focus(), [report])
  const of = (action: Action) => report.lines.filter((line) => line.action === action)
  const listed = [...of('error'), ...of('create'), ...of('update')]
  const changes = of('create').length + of('update').length
  const wrong = of('error').length > 0
  return (
    <section className="gevel-import" aria-label={texts.title}>
      <h2 ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      <p>
        {report.problem ??
          ACTIONS.map((action) => `${of(action).length} ${texts.actions[action]}`).join(' · ')}
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
      {wrong && <p>{texts.correct}</p>}
      {!wrong && !report.problem && changes === 0 && <p>{texts.nothingToDo}</p>}
      <p className="gevel-import__actions">
        {!wrong && changes > 0 && (
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
