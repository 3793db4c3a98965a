type Props = {
  id: string
  name: string
  label: string
  value: string
  options: readonly { id: string; name: string }[]
}

/** One of a few, with its label. */
export const Choice = ({ id, name, label, value, options }: Props) => (
  <>
    <label htmlFor={id}>{label}</label>
    <select id={id} name={name} defaultValue={value}>
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.name}
        </option>
      ))}
    </select>
  </>
)
