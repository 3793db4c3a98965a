'use client'

import { Pill, useRowLabel, useTranslation } from '@payloadcms/ui'

import { type LocaleTexts, toLocale } from '@/src/i18n/locale-texts'
import type { RowName } from './row-names'
import { useRowNote } from './row-notes'
import { rowText, valuesOf } from './row-text'

type Props = { label: LocaleTexts; names: readonly RowName[] }

const HIDDEN: LocaleTexts = { nl: 'Verborgen', en: 'Hidden' }

/** The texts of a row in the language of the panel. */
function useRowTexts({ label, names }: Props) {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown>>()
  const language = toLocale(useTranslation().i18n.language)
  return {
    id: valuesOf(data)('id'),
    number: String(rowNumber + 1).padStart(2, '0'),
    kind: label[language],
    name: rowText(valuesOf(data), names, language),
    hidden: valuesOf(data)('hidden') === true ? HIDDEN[language] : null,
  }
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
    </>
  )
}
