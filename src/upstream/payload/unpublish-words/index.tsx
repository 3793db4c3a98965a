/**
 * Defect: the menu of a form has “Unpublish” beside “Unpublish in Dutch”, and does not say that the first is for all languages.
 * The same text names the bulk action of lists, which is for one language.
 * Seen in: @payloadcms/ui 3.90.1
 * Upstream: not reported yet
 * Remove when: index.test.ts "Payload names unpublishing in all languages as it names that of a list" fails
 */
'use client'

import { TranslationProvider, UnpublishButton, useTranslation } from '@payloadcms/ui'
import type { ComponentProps } from 'react'

import { type LocaleTexts, toLocale } from '@/src/i18n/locale-texts'

type Language = ComponentProps<typeof TranslationProvider>['fallbackLang']

const EVERYWHERE: LocaleTexts = {
  nl: 'Publicatie in alle talen ongedaan maken',
  en: 'Unpublish in all languages',
}

/** Payload’s items, with another text for the first: a label of its own would show in both. */
export function UnpublishItems() {
  const { i18n, languageOptions, switchLanguage = () => Promise.resolve() } = useTranslation()
  const translations = i18n.translations as { version: Record<string, string> }
  const version = { ...translations.version, unpublish: EVERYWHERE[toLocale(i18n.language)] }
  return (
    <TranslationProvider
      dateFNSKey={i18n.dateFNSKey}
      fallbackLang={i18n.fallbackLanguage as Language}
      language={i18n.language}
      languageOptions={languageOptions}
      switchLanguageServerAction={switchLanguage as (language: string) => Promise<void>}
      translations={{ ...translations, version }}
    >
      <UnpublishButton />
    </TranslationProvider>
  )
}
