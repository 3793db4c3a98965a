'use client'

import { Switch as Base } from '@base-ui/react/switch'
import { useId } from 'react'

type Props = {
  label: string
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  disabled?: boolean
  /** Field name, for use in a form. */
  name?: string
}

/** Takes effect immediately; for a value that is submitted later use `Checkbox`. */
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
