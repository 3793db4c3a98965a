'use client'

import { FieldLabel, TextInput, useField, useLocale, useTranslation } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'

import { type LocaleTexts, localeName, toLocale } from '@/src/i18n/locale-texts'
import { LOCALES } from '@/src/lib/constants'
import type { AltTexts } from '../../rules/alt-texts'

const TEXTS: LocaleTexts<{ label: (language: string) => string; needed: (language: string) => string }> = {
  nl: {
    label: (language) => `Beschrijving in het ${language}`,
    needed: (language) => `Nodig om in het ${language} te publiceren.`,
  },
  en: {
    label: (language) => `Description in ${language}`,
    needed: (language) => `Required to publish in ${language}.`,
  },
}

/** The alt texts in the languages that the form is not in, saved together with it. */
export function OtherAltTexts({ path, readOnly }: JSONFieldClientProps) {
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const language = toLocale(i18n.language)
  const { value, setValue, disabled } = useField<AltTexts>({ path })
  const texts = TEXTS[language]
  return (
    <div className="gevel-alt-texts">
      {LOCALES.filter((locale) => locale !== code).map((locale) => {
        const own = `${path}.${locale}`
        const name = localeName(locale, language)
        return (
          <TextInput
            key={locale}
            path={own}
            Label={<FieldLabel label={texts.label(name)} path={own} />}
            description={value?.[locale] ? undefined : texts.needed(name)}
            readOnly={readOnly || disabled}
            value={value?.[locale] ?? ''}
            onChange={({ target }: { target: HTMLInputElement }) =>
              setValue({ ...value, [locale]: target.value })
            }
          />
        )
      })}
    </div>
  )
}
