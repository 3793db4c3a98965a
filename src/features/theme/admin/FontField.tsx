'use client'

import { SelectInput, TextField, useField, useTranslation } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useState } from 'react'

import { servedFonts } from '@/src/features/theme/rules/served-fonts'
import { type LocaleTexts, toLocale } from '@/src/i18n/locale-texts'

const TEXTS = {
  nl: { label: 'Lettertype', none: 'Het lettertype van het apparaat', other: 'Een ander, op een adres' },
  en: { label: 'Font', none: 'The font of the device', other: 'Another one, at an address' },
} as const satisfies LocaleTexts<unknown>

const OTHER = 'other'
const FONTS = Object.entries(servedFonts).map(([name, { upright }]) => ({
  label: name.charAt(0).toUpperCase() + name.slice(1),
  value: upright as string,
}))

/** Offers the fonts that every site has; another is given by its address. */
export function FontField(props: TextFieldClientProps) {
  const { path, readOnly = false } = props
  const { value, setValue } = useField<string | null>({ path })
  const texts = TEXTS[toLocale(useTranslation().i18n.language)]
  const isKnown = !value || FONTS.some((font) => font.value === value)
  const [wantsOther, setWantsOther] = useState(false)
  const isOther = wantsOther || !isKnown
  const choose = (chosen: string) => {
    setWantsOther(chosen === OTHER)
    setValue(chosen === OTHER ? '' : chosen)
  }
  return (
    <>
      <SelectInput
        name={`${path}-choice`}
        path={`${path}-choice`}
        label={texts.label}
        options={[{ label: texts.none, value: '' }, ...FONTS, { label: texts.other, value: OTHER }]}
        value={isOther ? OTHER : (value ?? '')}
        isClearable={false}
        readOnly={readOnly}
        onChange={(option) => {
          if (!Array.isArray(option)) choose(String(option.value))
        }}
      />
      {isOther && <TextField {...props} />}
    </>
  )
}
