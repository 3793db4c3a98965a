'use client'

import { Pill, useRowLabel, useTranslation } from '@payloadcms/ui'

import { type LocaleTexts, toLocale } from '@/src/i18n/locale-texts'
import type { RowName } from './row-names'
import { useRowButton } from './row-buttons'
import { useRowNote } from './row-notes'
import { rowText, valuesOf } from './row-text'

type Props = { label: LocaleTexts; names: readonly RowName[] }

const HIDDEN: LocaleTexts = { nl: 'Verborgen', en: 'Hidden' }

/** The texts of a row in the language of the panel. */
function useRowTexts({ label, names }: Props) {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown>>()
  const { i18n } = useTranslation()
  const language = toLocale(i18n.language)
  return {
    id: valuesOf(data)('id'),
    number: String(rowNumber + 1).padStart(2, '0'),
    kind: label[language],
    name: rowText(valuesOf(data), names, i18n),
    hidden: valuesOf(data)('hidden') === true ? HIDDEN[language] : null,
  }
}

/** The speech bubble of a button for comments. */
function HeaderButton({ id, row }: { id: unknown; row: string }) {
  const button = useRowButton(id)
  if (!button) return null
  return (
    <button
      type="button"
      className="gevel-row-button"
      aria-label={`${button.label}: ${row}`}
      title={button.label}
      onClick={button.press}
    >
      <svg viewBox="0 0 20 20" width="16" height="16" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M3.5 4.5h13v9h-7l-3.5 3v-3h-2.5z" strokeLinejoin="round" />
      </svg>
      {button.count > 0 && <span>{button.count}</span>}
    </button>
  )
}

/** The header of a row of a list: its own text, else its number, and in which languages it is incomplete. */
export function RowLabel(props: Props) {
  const { id, number, kind, name } = useRowTexts(props)
  const note = useRowNote(id)
  return (
    <>
      <span className="gevel-row-name">{name ?? `${kind} ${number}`}</span>
      {note && <span className="gevel-row-note">{note}</span>}
    </>
  )
}

/** The header of a block: number, block type and heading, whether it is hidden, and in which languages it is incomplete. */
export function BlockLabel(props: Props) {
  const { id, number, kind, name, hidden } = useRowTexts(props)
  const note = useRowNote(id)
  return (
    <>
      <span className="blocks-field__block-number">{number}</span>
      <Pill className="blocks-field__block-pill" pillStyle="white" size="small">
        {kind}
      </Pill>
      <span className="gevel-row-name">{name}</span>
      {hidden && <span className="gevel-row-note">{hidden}</span>}
      {note && <span className="gevel-row-note">{note}</span>}
      <HeaderButton id={id} row={`${number} ${kind}`} />
    </>
  )
}
