'use client'

import { useField, useTranslation } from '@payloadcms/ui'

import { toLocale } from '@/src/i18n/locale-texts'
import { FILING_TEXTS } from './texts'
import { useFiling } from './use-filing'

/** More would be a list to read instead of a help. */
const MOST = 12

type Props = { path: string; readOnly?: boolean }
type ChipsProps = {
  label: string
  names: readonly string[]
  nameOf?: (name: string) => string
  onChoose: (name: string) => void
}

function Chips({ label, names, nameOf, onChoose }: ChipsProps) {
  if (names.length === 0) return null
  return (
    <fieldset className="gevel-chips gevel-suggestions">
      <legend>{label}</legend>
      {names.slice(0, MOST).map((name) => (
        <button
          key={name}
          type="button"
          className="gevel-chip"
          {...(nameOf && { 'aria-label': nameOf(name) })}
          onClick={() => onChoose(name)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}

/** Below the folder of an image: the folders that exist, narrowed by what is typed. */
export function FolderSuggestions({ path, readOnly }: Props) {
  const texts = FILING_TEXTS[toLocale(useTranslation().i18n.language)]
  const { value, setValue, disabled } = useField<string | null>({ path })
  const { folders } = useFiling()
  if (readOnly || disabled) return null
  // Of a folder that was chosen, the others are shown, to change to.
  const isChosen = folders.some((folder) => folder.path === value)
  const typed = isChosen ? '' : (value ?? '').toLowerCase()
  const names = folders.map((folder) => folder.path).filter((name) => name !== value)
  return (
    <Chips
      label={texts.used}
      names={names.filter((name) => name.toLowerCase().includes(typed))}
      onChoose={setValue}
    />
  )
}

/** Below the tags of an image: the ones most used that it does not have. */
export function TagSuggestions({ path, readOnly }: Props) {
  const texts = FILING_TEXTS[toLocale(useTranslation().i18n.language)]
  const { value, setValue, disabled } = useField<string[] | null>({ path })
  const { tags } = useFiling()
  if (readOnly || disabled) return null
  const own = value ?? []
  const names = tags.map(({ name }) => name).filter((name) => !own.includes(name))
  return (
    <Chips
      label={texts.used}
      names={names}
      nameOf={texts.add}
      onChoose={(name) => setValue([...own, name])}
    />
  )
}
