'use client'

import { type ReactNode, useId, useState } from 'react'

import { Icon } from './Icon'

type Props = {
  title: string
  defaultOpen?: boolean
  /** At the end of the title's row, outside the button: a switch, for instance. */
  aside?: ReactNode
  children: ReactNode
}

/** A section with a title that shows and hides its content. */
export function Collapsible({ title, defaultOpen = false, aside, children }: Props) {
  const [open, setOpen] = useState(defaultOpen)
  const panel = useId()
  return (
    <div className="collapsible">
      <div className="collapsible-head">
        <button
          aria-controls={panel}
          aria-expanded={open}
          className="collapsible-trigger"
          type="button"
          onClick={() => setOpen(!open)}
        >
          <Icon className="collapsible-icon" name="plus" />
          {title}
        </button>
        {aside}
      </div>
      <div className="collapsible-panel" data-open={open || undefined} id={panel}>
        <div className="collapsible-content">
          <div>{children}</div>
        </div>
      </div>
    </div>
  )
}
