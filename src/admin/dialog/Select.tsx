import { Field } from './Field'

type Props = {
  name: string
  label: string
  value: string
  options: readonly { id: string; name: string }[]
  onChange?: (value: string) => void
}

/** A labelled `<select>` in a dialog. */
export const Select = ({ name, label, value, options, onChange }: Props) => (
  <Field name={name} label={label}>
    {(control) => (
      <select {...control} defaultValue={value} onChange={({ target }) => onChange?.(target.value)}>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
    )}
  </Field>
)
