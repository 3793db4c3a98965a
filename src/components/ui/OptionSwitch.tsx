'use client'

import { useId } from 'react'

type Props = {
  label: string
  options: { off: string; on: string }
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  disabled?: boolean
  /** Field name, for use in a form. */
  name?: string
}

/** An on/off switch with both states as text, for choices that must not be misread. */
export function OptionSwitch({ label, options, checked, onCheckedChange, disabled, name }: Props) {
  const id = useId()
  return (
    <div aria-label={label} className="option-switch" role="radiogroup">
      {([false, true] as const).map((value) => (
        <label key={String(value)} className="option-switch-option">
          <input
            checked={checked === value}
            className="sr-only"
            disabled={disabled}
            name={name ?? id}
            type="radio"
            value={String(value)}
            onChange={() => onCheckedChange(value)}
          />
          {value ? options.on : options.off}
        </label>
      ))}
    </div>
  )
}
