'use client'

import { PublishButton, TranslationProvider, useFormFields, useTranslation } from '@payloadcms/ui'

import { futureTime } from '@/src/features/schedules/rules/schedule'
import { toLocale } from '@/src/i18n/locale-texts'
import { SCHEDULE_TEXTS } from './texts'

const unchanged = async (): Promise<void> => undefined

/** Payload’s publish button, named for what it does to a post whose date lies in the future. */
export function PublishOrSchedule() {
  const { i18n, languageOptions } = useTranslation()
  const isFuture = futureTime(useFormFields(([fields]) => fields.publishedAt?.value)) !== null
  const { publishIn, publishAllLocales } = SCHEDULE_TEXTS[toLocale(i18n.language)].buttons
  const { version } = i18n.translations
  const own = typeof version === 'object' ? version : {}
  const renamed = { ...i18n.translations, version: { ...own, publishIn, publishAllLocales } }
  const translations = isFuture ? renamed : i18n.translations
  return (
    // The label of the button is part of Payload’s texts only; the language stays.
    <TranslationProvider
      dateFNSKey={i18n.dateFNSKey}
      fallbackLang={toLocale(i18n.fallbackLanguage)}
      language={i18n.language}
      languageOptions={languageOptions}
      switchLanguageServerAction={unchanged}
      translations={translations}
    >
      <PublishButton />
    </TranslationProvider>
  )
}
