'use client'

import { PopupList, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'

import { localeName, toLocale } from '@/src/i18n/locale-texts'
import { LOCALES } from '@/src/lib/constants'
import { useMarks } from '../field-mark/marks'
import { TRANSLATION_TEXTS } from '../texts'
import { translationHref } from '../translation-href'
import { isDrafted } from './translate-document'

/**
 * In the menu of a form: translates its language from another. Without a language model, and where there are no drafts to
 * review, side by side, which says so.
 */
export function TranslateItems() {
  const { i18n } = useTranslation()
  const { collectionSlug, id, hasSavePermission } = useDocumentInfo()
  const to = toLocale(useLocale().code)
  const marks = useMarks(collectionSlug, id)
  if (!marks || !hasSavePermission) return null
  const language = toLocale(i18n.language)
  const { collection, id: document } = marks.subject
  const isHere = marks.hasModel && isDrafted(collection)
  return LOCALES.filter((code) => code !== to).map((from) => (
    <PopupList.Button
      key={from}
      {...(isHere
        ? { onClick: () => marks.translateFrom(from) }
        : { href: translationHref(language, collection, document, { from, to }) })}
    >
      {TRANSLATION_TEXTS[language].translateFrom(localeName(from, language))}
    </PopupList.Button>
  ))
}
