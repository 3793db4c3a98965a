import type { Condition, SelectField } from 'payload'

import type { LocaleTexts } from '@/src/i18n/locale-texts'

type ChoiceOptions = {
  name: string
  label: LocaleTexts
  description?: LocaleTexts
  /** Value → label; the first is the default. */
  options: Record<string, LocaleTexts>
  condition?: Condition
}

/** A required select that is not localized: how something looks is the same in every language. */
export const choiceField = ({ name, label, description, options, condition }: ChoiceOptions): SelectField => {
  const values = Object.keys(options)
  return {
    name,
    type: 'select',
    required: true,
    defaultValue: values[0],
    label,
    options: Object.entries(options).map(([value, optionLabel]) => ({ value, label: optionLabel })),
    admin: {
      isClearable: false,
      ...(description && { description }),
      ...(condition && { condition }),
    },
  }
}

export const variantField = (options: Record<string, LocaleTexts>): SelectField =>
  choiceField({ name: 'variant', label: { nl: 'Vorm', en: 'Variant' }, options })
