import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { LANGUAGES, LOCALES } from '@/src/lib/constants'

type Label = string | LocaleTexts

/** The options of a select or radio field, in the order of `values`. A value without a label does not compile. */
export const selectOptions = <V extends string>(
  values: readonly V[],
  labels: Record<V, Label>,
): { value: V; label: Label }[] => values.map((value) => ({ value, label: labels[value] }))

/** The content locales, each with its name in its own language. */
export const LANGUAGE_OPTIONS = LOCALES.map((value) => ({ value, label: LANGUAGES[value].name }))
