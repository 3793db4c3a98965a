import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'
import { Button, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'

import { Dialog } from '@/src/admin/dialog/Dialog'
import { toLocale } from '@/src/i18n/locale-texts'
import { isRecord } from '@/src/lib/is-record'
import { type FieldConflict, withTheirs } from './merge-saves'
import { MERGE_TEXTS } from './merge-texts'
import { OPEN_FORM_TEXTS } from './texts'
import type { Question } from './use-conflict'
import { usePlaceLabels } from './use-merge-notice'

type Texts = (typeof MERGE_TEXTS)[keyof typeof MERGE_TEXTS]

type RichText = Parameters<typeof convertLexicalToPlaintext>[0]['data']

const isRichText = (value: unknown): value is RichText => isRecord(value) && isRecord(value.root)

/** A value in words; `other` is that of the other side. */
function wordsOf(value: unknown, other: unknown, texts: Texts): string {
  const isNone = value === null || value === undefined
  if (isNone && isRecord(other) && 'id' in other) return texts.removed
  if (isNone || value === '') return texts.empty
  if (isRichText(value)) return convertLexicalToPlaintext({ data: value }).trim() || texts.empty
  return ['string', 'number', 'boolean'].includes(typeof value) ? `${value as string | number}` : texts.other
}

type ChoiceProps = Readonly<{
  conflict: FieldConflict
  label: string
  who: string
  isTheirs: boolean
  onChoose: (theirs: boolean) => void
}>

/** What both made of one text, to choose from. */
function Choice({ conflict, label, who, isTheirs, onChoose }: ChoiceProps) {
  const texts = MERGE_TEXTS[toLocale(useTranslation().i18n.language)]
  const sides = [
    { name: texts.mine, value: conflict.mine, other: conflict.theirs, theirs: false },
    { name: texts.theirs(who), value: conflict.theirs, other: conflict.mine, theirs: true },
  ]
  return (
    <fieldset className="gevel-field-conflict">
      <legend>{label}</legend>
      {sides.map(({ name, value, other, theirs }) => (
        <label key={name}>
          <input
            type="radio"
            name={conflict.place}
            checked={isTheirs === theirs}
            onChange={() => onChoose(theirs)}
          />
          <span>{name}</span> <q>{wordsOf(value, other, texts)}</q>
        </label>
      ))}
    </fieldset>
  )
}

function usePlacesOfTheirs() {
  const [places, setPlaces] = useState<readonly string[]>([])
  const choose = (place: string, theirs: boolean) =>
    setPlaces([...places.filter((one) => one !== place), ...(theirs ? [place] : [])])
  return [places, choose] as const
}

/** Asks what to do with a save of a version that is not the newest any more; closing it saves nothing. */
export function ConflictDialog({
  changed,
  merge,
  saver,
  answer,
  onReload,
}: Question & { onReload: () => void }) {
  const { docConfig } = useDocumentInfo()
  const language = toLocale(useTranslation().i18n.language)
  const [texts, own] = [OPEN_FORM_TEXTS[language], MERGE_TEXTS[language]]
  const labelsOf = usePlaceLabels()
  const [theirs, choose] = usePlacesOfTheirs()
  const conflicts = merge?.conflicts ?? []
  const save = async () => {
    answer({ merged: merge && withTheirs(merge, theirs) })
    return null
  }
  return (
    <Dialog
      heading={own.heading}
      labels={{ submit: merge ? own.save : texts.overwrite, cancel: texts.later, failed: texts.failed }}
      onSubmit={save}
      onClose={() => answer(null)}
    >
      <p>
        {own.changed(saver ?? own.unknown)} {labelsOf(changed).join(', ')}.
      </p>
      {merge && merge.taken.length > 0 && (
        <p>
          {own.taken} {labelsOf(merge.taken).join(', ')}.
        </p>
      )}
      {conflicts.length > 0 && <p>{own.choose}</p>}
      {conflicts.map((conflict) => (
        <Choice
          key={conflict.place}
          {...{ conflict }}
          label={labelsOf([conflict.place]).join()}
          who={saver ?? own.somebody}
          isTheirs={theirs.includes(conflict.place)}
          onChoose={(isTheirs) => choose(conflict.place, isTheirs)}
        />
      ))}
      <p>{docConfig?.versions ? own.versions : texts.replaces}</p>
      <Button buttonStyle="secondary" margin={false} onClick={onReload} size="medium">
        {texts.reload}
      </Button>
      <p>{texts.discards}</p>
    </Dialog>
  )
}
