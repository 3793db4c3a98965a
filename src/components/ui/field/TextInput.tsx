import type { ComponentProps } from 'react'

import { describedByIds, Field, type FieldProps } from './Field'

type Props = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'type'> & {
    type?: 'text' | 'email' | 'tel' | 'url' | 'number' | 'date' | 'password' | 'search'
  }

export function TextInput({ id, label, note, description, error, type = 'text', ...input }: Props) {
  const field = { id, label, note, description, error }
  return (
    <Field {...field}>
      <input {...input} {...describedByIds(field)} className="field-control" id={id} type={type} />
    </Field>
  )
}
