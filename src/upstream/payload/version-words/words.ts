import { getTranslation, type I18nClient } from '@payloadcms/translations'
import type { ClientField } from 'payload'

import { isAddressList } from '@/src/features/urls/rules/addresses'
import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'

const TEXTS = {
  nl: { yes: 'Ja', no: 'Nee', nowhere: 'geen adres' },
  en: { yes: 'Yes', no: 'No', nowhere: 'no address' },
} as const satisfies LocaleTexts<unknown>

type I18n = Pick<I18nClient, 'language' | 'fallbackLanguage'>

function optionLabel(field: ClientField, value: unknown, i18n: I18n): string {
  const options = field.type === 'select' || field.type === 'radio' ? field.options : []
  const option = options.find((one) => (typeof one === 'string' ? one : one.value) === value)
  if (typeof option !== 'object' || typeof option.label === 'function') return String(value)
  const label = getTranslation(option.label, i18n as I18nClient)
  return typeof label === 'string' ? label : option.value
}

/** A value of a version as its field in the form shows it. */
export function wordsOf(field: ClientField, value: unknown, i18n: I18n): string {
  const texts = textIn(TEXTS, i18n.language)
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (isAddressList(value)) return value.map(({ path }) => path || texts.nowhere).join(', ')
  const values: unknown[] = Array.isArray(value) ? value : [value]
  return values.map((one) => optionLabel(field, one, i18n)).join(', ')
}
