'use client'

import { useTranslation } from '@payloadcms/ui'
import { useCallback } from 'react'

import { localeName } from '@/src/i18n/locale-texts'
import { isLocale } from '@/src/lib/constants'
import { useEachChange } from '../control-names/use-each-change'

/** Beside the comparison of a version: writes the names of the languages that are compared, where Payload has their codes. */
export function LanguageNames(): null {
  const { language } = useTranslation().i18n
  const update = useCallback(() => {
    const list = document.querySelector('.view-version__toggle-locales-list')
    const codes = list?.textContent.split(', ') ?? []
    // The text node is React’s, which goes on writing in it.
    const text = list?.firstChild
    if (text && codes.some(isLocale))
      text.nodeValue = codes.map((code) => (isLocale(code) ? localeName(code, language) : code)).join(', ')
  }, [language])
  useEachChange(update)
  return null
}
