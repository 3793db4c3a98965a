'use client'

import { useState } from 'react'

import type { Counted } from '@/src/features/media/rules/filing'
import type { Locale } from '@/src/lib/constants'
import { ChipGroup } from './ChipGroup'
import { FOLDER_TEXTS } from './folder-texts'

/** The most used tags are shown at once, the others when asked for. */
const SHOWN = 8

type Props = {
  tags: readonly Counted[]
  chosen: string | null
  language: Locale
  onChoose: (tag: string | undefined) => void
}

/** The tags of the images, as filters. */
export function TagChips({ tags, chosen, language, onChoose }: Props) {
  const texts = FOLDER_TEXTS[language]
  const [isOpen, setOpen] = useState(false)
  if (tags.length === 0 && chosen === null) return null
  const names = tags.map(({ name }) => name)
  const shown = isOpen ? names : names.slice(0, SHOWN)
  // A chosen tag can always be left.
  const listed = chosen === null || shown.includes(chosen) ? shown : [...shown, chosen]
  return (
    <>
      <ChipGroup
        legend={texts.tags}
        options={listed.map((name) => ({ value: name, label: name }))}
        chosen={chosen}
        onChoose={onChoose}
      />
      {names.length > SHOWN && !isOpen && (
        <button type="button" className="gevel-chip" onClick={() => setOpen(true)}>
          {texts.moreTags}
        </button>
      )}
    </>
  )
}
