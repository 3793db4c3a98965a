import type { ComponentProps } from 'react'

import { describedByIds, Field, type FieldProps } from './Field'
import type { FieldOption } from './options'

type Props = FieldProps &
  Omit<ComponentProps<'select'>, 'id' | 'multiple' | 'children'> & {
    options: readonly FieldOption[]
    /** An empty first option: “Choose…”. Without it the first option is selected. */
    placeholder?: string | null
  }

/** A native select. */
export function Select({ id, label, note, description, error, options, placeholder, ...select }: Props) {
  const field = { id, label, note, description, error }
  return (
    <Field {...field}>
      <select {...select} {...describedByIds(field)} className="field-control field-select" id={id}>
        {placeholder && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  )
}
