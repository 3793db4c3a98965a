'use client'

import { type ReactNode, useId, useState } from 'react'

type Props = {
  /** Of the region and, with the count, of the button. */
  texts: { label: string; toggle: (count: number) => string }
  /** How many filters are set. */
  count: number
  children: ReactNode
}

/** The filters of a list; on a narrow screen behind a button, so that the list itself is seen first. */
export function FilterToggle({ texts, count, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <search aria-label={texts.label}>
      <button
        type="button"
        className="gevel-chip gevel-chip-toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.toggle(count)}
      </button>
      <div id={id} className="gevel-chip-bar" data-open={isOpen || undefined}>
        {children}
      </div>
    </search>
  )
}
