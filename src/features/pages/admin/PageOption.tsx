'use client'

import { LOCALES } from '@/src/lib/constants'
import type { HTMLAttributes, Ref } from 'react'

import type { PageChoice } from './load-choices'
import type { PagePickerTexts } from './texts'

export type PageOptionData = { value: string; label: string; page: PageChoice | null; texts: PagePickerTexts }

type Props = {
  data: PageOptionData
  innerProps: HTMLAttributes<HTMLDivElement>
  innerRef: Ref<HTMLDivElement>
  isFocused: boolean
  isSelected: boolean
}

/** A page in the menu of a picker: title, path and the state in each language. */
export function PageOption({
  data: { page, label, texts },
  innerProps,
  innerRef,
  isFocused,
  isSelected,
}: Props) {
  const states = [isFocused && 'rs__option--is-focused', isSelected && 'rs__option--is-selected']
  return (
    <div
      {...innerProps}
      ref={innerRef}
      className={['rs__option', 'gevel-page-option', ...states].filter(Boolean).join(' ')}
    >
      <span>{page ? (page.title ?? texts.untitled) : label}</span>
      {page && <span className="gevel-page-option__path">{page.path ?? texts.noPath}</span>}
      {page && (
        <span className="gevel-page-option__states">
          {LOCALES.map((locale) => `${locale.toUpperCase()} ${texts.states[page.publication[locale]]}`).join(
            ' · ',
          )}
        </span>
      )}
    </div>
  )
}
