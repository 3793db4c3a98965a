'use client'

import {
  PublishButton,
  TranslationProvider,
  useDocumentInfo,
  useFormFields,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'

import { usePublicationTime } from '@/src/admin/document/scheduled-publication'
import { usePanelDate } from '@/src/admin/use-panel-date'
import { futureTime } from '@/src/features/schedules/rules/schedule'
import { toLocale } from '@/src/i18n/locale-texts'
import { SCHEDULE_TEXTS } from './texts'

const unchanged = async (): Promise<void> => undefined

/** Payload’s publish button, named for what it does, or has done, to a post whose date lies in the future. */
export function PublishOrSchedule() {
  const { i18n, languageOptions } = useTranslation()
  const dateText = usePanelDate()
  const date = futureTime(useFormFields(([fields]) => fields.publishedAt?.value))
  const due = usePublicationTime(String(useDocumentInfo().id), toLocale(useLocale().code))
  const { buttons, scheduledFor } = SCHEDULE_TEXTS[toLocale(i18n.language)]
  const isScheduled = date !== null && due !== null && Date.parse(due) === Date.parse(date)
  const publishIn = isScheduled ? scheduledFor(dateText(date)) : buttons.publishIn
  const { version } = i18n.translations
  const own = typeof version === 'object' ? version : {}
  const words = { publishIn, publishAllLocales: buttons.publishAllLocales }
  const renamed = { ...i18n.translations, version: { ...own, ...words } }
  const translations = date !== null ? renamed : i18n.translations
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
