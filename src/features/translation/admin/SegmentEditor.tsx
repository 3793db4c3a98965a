'use client'

import { useId, useRef } from 'react'

import type { Locale } from '@/src/lib/constants'
import { fromShown, insertTag, toShown } from '../rules/shown-text'
import type { TranslationTexts } from './texts'
import { ProposalBox } from './ProposalBox'
import type { Proposal, TranslationField } from './read-translation'

type Segment = TranslationField['segments'][number]

export type SegmentProps = {
  segment: Segment
  field: Pick<TranslationField, 'kind' | 'label' | 'state'>
  from: Locale
  to: Locale
  /** The marked text as typed; undefined while nothing was. */
  edited: string | undefined
  problem: string | undefined
  proposal: Proposal | undefined
  readOnly: boolean
  texts: TranslationTexts
  onEdit: (text: string) => void
  onReject: () => void
}

/** What a tag stands for, beside the source. */
function TagList({ segment, texts }: { segment: Segment; texts: TranslationTexts }) {
  if (segment.tags.length === 0) return null
  return (
    <ul className="gevel-translation__tags">
      {segment.tags.map(({ number, kind, text }) => (
        <li key={number}>
          <b>[{number}]</b> {texts.tag[kind]}
          {text !== '' && <code>{text}</code>}
        </li>
      ))}
    </ul>
  )
}

type HelpProps = {
  segment: Segment
  texts: TranslationTexts
  /** Null where there is something to lose. */
  onCopy: (() => void) | null
  onInsert: (tag: Segment['tags'][number]) => void
}

/** What saves typing: the source, and its tags. */
function Help({ segment: { tags }, texts, onCopy, onInsert }: HelpProps) {
  if (!onCopy && tags.length === 0) return null
  return (
    <p className="gevel-translation__help">
      {onCopy && (
        <button type="button" onClick={onCopy}>
          {texts.copy}
        </button>
      )}
      {tags.map((tag) => (
        <button
          key={tag.number}
          type="button"
          aria-label={texts.insert(tag.number)}
          onClick={() => onInsert(tag)}
        >
          [{tag.number}]
        </button>
      ))}
    </p>
  )
}

/** A segment of the source beside its translation. */
export function SegmentEditor(props: SegmentProps) {
  const { segment, field, from, to, edited, problem, proposal, readOnly, texts, onEdit, onReject } = props
  const id = useId()
  const control = useRef<HTMLTextAreaElement>(null)
  const isRich = field.kind === 'rich'
  const [source, stored] = [isRich ? toShown(segment.source) : segment.source, edited ?? segment.target]
  const shown = isRich ? toShown(stored) : stored
  const write = (text: string) => onEdit(isRich ? fromShown(text, segment.tags) : text)
  const insert = (tag: Segment['tags'][number]) => {
    const { selectionStart: start, selectionEnd: end } = control.current ?? {
      selectionStart: 0,
      selectionEnd: 0,
    }
    write(insertTag(shown, tag, { start, end }))
    control.current?.focus()
  }
  const isOpen = field.state !== 'current' && field.state !== 'reviewed'
  return (
    <div className="gevel-translation__pair">
      <div className="gevel-translation__source">
        <p lang={from} id={`${id}-source`}>
          {source}
        </p>
        <TagList segment={segment} texts={texts} />
      </div>
      <div className="gevel-translation__target">
        <textarea
          ref={control}
          lang={to}
          rows={Math.min(12, Math.max(1, Math.ceil(Math.max(source.length, shown.length) / 55)))}
          value={shown}
          readOnly={readOnly}
          aria-label={`${field.label}, ${to}`}
          aria-describedby={problem ? `${id}-source ${id}-problem` : `${id}-source`}
          aria-invalid={problem ? true : undefined}
          data-segment={segment.id}
          data-open={isOpen && edited === undefined ? '' : undefined}
          onChange={({ target }) =>
            write(field.kind === 'line' ? target.value.replaceAll('\n', ' ') : target.value)
          }
        />
        {problem && (
          <p id={`${id}-problem`} className="gevel-translation__problem" role="alert">
            {problem}
          </p>
        )}
        {proposal && !readOnly && edited === undefined && (
          <ProposalBox
            {...{ proposal, to, isRich, texts, onReject }}
            onAccept={() => {
              onEdit(proposal.text)
              control.current?.focus()
            }}
          />
        )}
        {!readOnly && (
          <Help
            {...{ segment, texts }}
            onCopy={shown === '' ? () => write(source) : null}
            onInsert={insert}
          />
        )}
      </div>
    </div>
  )
}
