'use client'

import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { Switch as Base } from '@base-ui/react/switch'
import { useId } from 'react'

type Props = {
  label: string
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  disabled?: boolean
  /** For a form that is sent. */
  name?: string
}

/** On or off, at once. */
export function Switch({ label, ...control }: Props) {
  const id = useId()
  return (
    <label className="switch-row" htmlFor={id}>
      <Base.Root id={id} className="switch" {...control}>
        <Base.Thumb className="switch-thumb" />
      </Base.Root>
      <span>{label}</span>
    </label>
  )
}

type OptionSwitchProps = Props & { options: { off: string; on: string } }

/** On or off with both written out, the chosen one marked: for choices that must not be misread. */
export function OptionSwitch({
  label,
  options,
  checked,
  onCheckedChange,
  disabled,
  name,
}: OptionSwitchProps) {
  return (
    <RadioGroup
      aria-label={label}
      className="option-switch"
      disabled={disabled}
      name={name}
      value={checked}
      onValueChange={(value) => onCheckedChange(value === true)}
    >
      {([false, true] as const).map((value) => (
        <Radio.Root key={String(value)} value={value} className="option-switch-option">
          {value ? options.on : options.off}
        </Radio.Root>
      ))}
    </RadioGroup>
  )
}
