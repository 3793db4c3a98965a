import { localeName, type LocaleTexts, perLocale } from '@/src/i18n/locale-texts'
import { LOCALES } from '@/src/lib/constants'

type Label = string | LocaleTexts

/** The options of a select or radio field, in the order of `values`. A value without a label does not compile. */
export const selectOptions = <V extends string>(
  values: readonly V[],
  labels: Record<V, Label>,
): { value: V; label: Label }[] => values.map((value) => ({ value, label: labels[value] }))

/** The content locales, by their names in the language of the panel. */
export const LANGUAGE_OPTIONS = LOCALES.map((value) => ({
  value,
  label: perLocale((language) => localeName(value, language)),
}))
