type Props = {
  name: string
  label: string
  value: string
  options: readonly { id: string; name: string }[]
}

/** One of a few, with its label. */
export const Choice = ({ name, label, value, options }: Props) => (
  <label className="gevel-dialog__field">
    {label}
    <select name={name} defaultValue={value}>
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.name}
        </option>
      ))}
    </select>
  </label>
)
