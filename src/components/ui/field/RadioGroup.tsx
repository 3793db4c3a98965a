import type { ComponentProps } from 'react'

import { describedByIds, FieldDescription, FieldError, FieldLabel, type FieldProps } from './Field'
import type { FieldOption } from './options'

type Props = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'type' | 'value' | 'checked' | 'defaultChecked' | 'defaultValue'> & {
    name: string
    options: readonly FieldOption[]
    /** For a controlled group; otherwise use `defaultValue`. */
    value?: string
    defaultValue?: string
  }

/** `id` is that of the first radio button, so that a link to the field focuses it. */
export function RadioGroup(props: Props) {
  const { id, label, note, description, error, options, value, defaultValue, ...input } = props
  return (
    <fieldset
      {...describedByIds({ id, description, error })}
      aria-required={input.required}
      className="field"
      data-invalid={error ? true : undefined}
      role="radiogroup"
    >
      <legend className="field-label">
        <FieldLabel label={label} note={note} />
      </legend>
      <FieldDescription id={id} description={description} />
      {options.map((option, index) => (
        <label key={option.value} className="field-option">
          <input
            {...input}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            className="field-tick field-radio"
            id={index === 0 ? id : `${id}-${index}`}
            type="radio"
            value={option.value}
          />
          <span>{option.label}</span>
        </label>
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
