'use client'

import { Collapsible as Base } from '@base-ui/react/collapsible'
import type { ReactNode } from 'react'

import { Icon } from './Icon'

type Props = {
  title: string
  defaultOpen?: boolean
  /** At the end of the title's row, beside the button and not in it: a switch, for instance. */
  aside?: ReactNode
  children: ReactNode
}

/** An entry whose content can be folded away. */
export function Collapsible({ title, defaultOpen = false, aside, children }: Props) {
  return (
    <Base.Root className="collapsible" defaultOpen={defaultOpen}>
      <div className="collapsible-head">
        <Base.Trigger className="collapsible-trigger">
          <Icon className="collapsible-icon" name="plus" />
          {title}
        </Base.Trigger>
        {aside}
      </div>
      <Base.Panel className="collapsible-panel">
        <div className="collapsible-content">{children}</div>
      </Base.Panel>
    </Base.Root>
  )
}
