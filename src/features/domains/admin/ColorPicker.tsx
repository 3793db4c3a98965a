'use client'

import { useField, useTranslation } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'

import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'

const TEXTS = { nl: 'Een kleur kiezen', en: 'Choose a colour' } satisfies LocaleTexts

/** Shows the colour of a text field, and lets it be chosen. */
export function ColorPicker({ path, readOnly }: Pick<TextFieldClientProps, 'path' | 'readOnly'>) {
  const { value, setValue } = useField<string | null>({ path })
  const { i18n } = useTranslation()
  return (
    <input
      type="color"
      className="gevel-color"
      aria-label={textIn(TEXTS, i18n.language)}
      // The browser accepts nothing else, and what is typed may not be complete.
      value={/^#[0-9a-f]{6}$/i.test(value ?? '') ? (value ?? '') : '#000000'}
      disabled={readOnly}
      onChange={(event) => setValue(event.currentTarget.value)}
    />
  )
}
