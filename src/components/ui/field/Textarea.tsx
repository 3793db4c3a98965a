import type { ComponentProps } from 'react'

import { describedByIds, Field, type FieldProps } from './Field'

type Props = FieldProps & Omit<ComponentProps<'textarea'>, 'id'>

/** Grows with its content in browsers that support it. */
export function Textarea({ id, label, note, description, error, rows = 5, ...textarea }: Props) {
  const field = { id, label, note, description, error }
  return (
    <Field {...field}>
      <textarea
        {...textarea}
        {...describedByIds(field)}
        className="field-control field-textarea"
        id={id}
        rows={rows}
      />
    </Field>
  )
}
