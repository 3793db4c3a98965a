import type { ComponentProps } from 'react'

import { describedByIds, FieldDescription, FieldError, FieldLabel, type FieldProps } from './Field'

type Props = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'type'>

/** For a value that is submitted with a form; for immediate effect use `Switch`. */
export function Checkbox({ id, label, note, description, error, ...input }: Props) {
  return (
    <div className="field" data-invalid={error ? true : undefined}>
      <label className="field-option" htmlFor={id}>
        <input
          {...input}
          {...describedByIds({ id, description, error })}
          className="field-tick"
          id={id}
          type="checkbox"
        />
        <span>
          <FieldLabel label={label} note={note} />
        </span>
      </label>
      <FieldDescription id={id} description={description} />
      <FieldError id={id} error={error} />
    </div>
  )
}
