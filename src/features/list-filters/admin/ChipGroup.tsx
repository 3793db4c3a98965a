'use client'

type Props<Value extends string> = {
  legend: string
  options: readonly { value: Value; label: string }[]
  chosen: Value | null
  onChoose: (value: Value | undefined) => void
}

/** Filters of which one can be chosen; choosing it again ends it. */
export function ChipGroup<Value extends string>({ legend, options, chosen, onChoose }: Props<Value>) {
  return (
    <fieldset className="gevel-chips">
      <legend>{legend}</legend>
      {options.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          className="gevel-chip"
          aria-pressed={chosen === value}
          onClick={() => onChoose(chosen === value ? undefined : value)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}
