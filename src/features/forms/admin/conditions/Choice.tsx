'use client'

import { FieldError, SelectInput, useField } from '@payloadcms/ui'
import type { OptionObject, TextFieldClientProps } from 'payload'

type Props = TextFieldClientProps & {
  options: OptionObject[]
  description: string
  placeholder: string
  onChoice: (value: string) => void
}

const isOption = (value: unknown): value is OptionObject =>
  typeof value === 'object' && value !== null && 'value' in value

/** A text field of the form, chosen from a list. A stored value that the list has no more is shown as it is. */
export function Choice({ path, field, readOnly, options, description, placeholder, onChoice }: Props) {
  const { value, setValue, showError } = useField<string | null>({ path })
  const isKnown = !value || options.some((option) => option.value === value)
  return (
    <SelectInput
      path={path}
      name={path}
      label={field.label}
      description={description}
      placeholder={placeholder}
      Error={<FieldError path={path} showError={showError} />}
      showError={showError}
      readOnly={readOnly || field.admin?.readOnly}
      options={isKnown ? options : [...options, { value, label: value }]}
      value={value ?? ''}
      isClearable
      style={{ flex: '1 1 50%' }}
      onChange={(chosen) => {
        const next = isOption(chosen) ? chosen.value : ''
        setValue(next || null)
        onChoice(next)
      }}
    />
  )
}
