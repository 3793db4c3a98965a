'use client'

import type { Locale } from '@/src/lib/constants'
import { SegmentEditor } from './SegmentEditor'
import { SourceChange } from './SourceChange'
import type { TranslationTexts } from './texts'
import type { Proposals } from './use-proposals'
import type { TranslationField } from './read-translation'

type Props = {
  field: TranslationField
  from: Locale
  to: Locale
  edits: Readonly<Record<string, string>>
  problems: Readonly<Record<string, string>>
  proposals: Proposals
  readOnly: boolean
  busy: boolean
  texts: TranslationTexts
  onEdit: (segment: string, text: string, stored: string) => void
  onReject: (segment: string) => void
  onSettle: (path: string) => void
}

/** A text of the document in both languages, with its state. */
export function FieldEditor({ field, onEdit, onReject, onSettle, ...props }: Props) {
  const { edits, problems, proposals, busy, ...shared } = props
  const { texts, readOnly } = shared
  const { path, label, place, state, segments } = field
  const isEdited = segments.some(({ id }) => edits[id] !== undefined)
  const maySettle = !readOnly && !isEdited && (state === 'outdated' || state === 'unreviewed')
  return (
    <section className="gevel-translation__field" aria-label={[...place, label].join(', ')}>
      <header>
        <h2>
          {place.length > 0 && <small>{place.join(' · ')} · </small>}
          {label}
        </h2>
        <span className={`gevel-translation__state gevel-translation__state--${state}`}>
          {texts.states[state]}
        </span>
        {maySettle && (
          <button type="button" className="gevel-button" disabled={busy} onClick={() => onSettle(path)}>
            {state === 'outdated' ? texts.settle : texts.accept}
          </button>
        )}
      </header>
      <SourceChange field={field} texts={texts} />
      {segments.map((segment) => (
        <SegmentEditor
          key={segment.id}
          segment={segment}
          field={field}
          edited={edits[segment.id]}
          problem={problems[segment.id]}
          proposal={proposals[segment.id]}
          onReject={() => onReject(segment.id)}
          onEdit={(text) => onEdit(segment.id, text, segment.target)}
          {...shared}
        />
      ))}
    </section>
  )
}
