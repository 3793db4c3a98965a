import type { Locale } from '@/src/lib/constants'
import { FORM_TEXTS, type FormTexts } from '../form-texts'
import { TRANSLATION_TEXTS, type TranslationTexts } from '../texts'

export type MarkTexts = TranslationTexts & Pick<FormTexts, 'mark'>

/** The texts of an opened mark. */
export const ownTexts = (language: Locale): MarkTexts => ({
  ...TRANSLATION_TEXTS[language],
  mark: FORM_TEXTS[language].mark,
})
