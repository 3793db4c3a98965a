import { Field } from './Field'

type Props = {
  name: string
  label: string
  value: string
  options: readonly { id: string; name: string }[]
}

/** A labelled `<select>` in a dialog. */
export const Select = ({ name, label, value, options }: Props) => (
  <Field name={name} label={label}>
    {(control) => (
      <select {...control} defaultValue={value}>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
    )}
  </Field>
)
