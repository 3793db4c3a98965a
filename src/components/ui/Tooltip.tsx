'use client'

import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement } from 'react'

import { useLayer } from './layer'

type Props = {
  /** Supplementary text, never the only accessible name: touch screens do not show it. */
  text: string
  /** The button or link that it describes. */
  children: ReactElement
}

/** Shown while its control is hovered or focused. */
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
