import type { PayloadRequest } from 'payload'

import { lostAddresses } from '@/src/features/urls'
import { type LocaleTexts, localeName, textIn } from '@/src/i18n/locale-texts'

const HEADING = {
  nl: 'Teruggezet, maar niet met elk adres: een ander document heeft het nu.',
  en: 'Restored, but not with every address: another document has it now.',
} satisfies LocaleTexts

/** The addresses that documents restored in this request did not get back, for the panel; null when there are none. */
export function missingAddresses(req: PayloadRequest) {
  const { language } = req.i18n
  const omitted = lostAddresses(req).map(({ document, locale, path }) => ({
    id: document,
    reason: `${path} (${localeName(locale, language)})`,
  }))
  return omitted.length > 0 ? { heading: textIn(HEADING, language), omitted } : null
}
