/**
 * Defect: the language of the fields for dates is set after the first of them has been shown, which is not shown again: its
 * date stays in English until something in it changes.
 * Seen in: @payloadcms/ui 3.90.1
 * Upstream: not reported yet
 * Remove when: date-language.test.ts "Payload sets the language of dates after it has shown one" fails
 */
'use client'

import { useTranslation } from '@payloadcms/ui'
import type { ReactNode } from 'react'

type Language = ReturnType<typeof useTranslation>['i18n']['dateFNS']

/** Payload's names of languages where they differ. */
const KEYS: Record<string, string> = { en: 'enUS' }

/** Where react-datepicker keeps its languages, as its own functions for it are not exported by Payload. */
function setDateLanguage(language: string, dates: NonNullable<Language>): void {
  const key = KEYS[language] ?? language
  Object.assign(globalThis, { __localeId__: key, __localeData__: { [key]: dates } })
}

/** Sets the language of dates before any of them is shown. */
export function DateLanguage({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  if (typeof window !== 'undefined' && i18n.dateFNS) setDateLanguage(i18n.language, i18n.dateFNS)
  return children
}
