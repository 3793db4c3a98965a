'use client'

import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement } from 'react'

import { useLayer } from './layer'

type Props = {
  /** What is said: a help, never the only name of the thing (touch screens do not show it). */
  text: string
  /** The button or link that it is about. */
  children: ReactElement
}

/** A few words about a control, while it is pointed at or has the focus. */
export function Tooltip({ text, children }: Props) {
  const container = useLayer()
  return (
    <Base.Root>
      <Base.Trigger delay={300} render={children} />
      <Base.Portal container={container}>
        <Base.Positioner className="tooltip-positioner" sideOffset={8}>
          <Base.Popup className="tooltip">{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
