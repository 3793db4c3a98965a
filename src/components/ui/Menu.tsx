'use client'

import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement } from 'react'

import { useLayer } from './layer'

type Item = { label: string } & ({ href: string } | { onSelect: () => void; disabled?: boolean })

type Props = {
  items: readonly Item[]
  /** The trigger button. */
  children: ReactElement
}

/** A dropdown menu of actions or links. */
export function Menu({ items, children }: Props) {
  const container = useLayer()
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal container={container}>
        <Base.Positioner className="menu-positioner" align="start" sideOffset={4}>
          <Base.Popup className="menu">
            {items.map((item) =>
              'href' in item ? (
                <Base.LinkItem key={item.label} className="menu-item" closeOnClick href={item.href}>
                  {item.label}
                </Base.LinkItem>
              ) : (
                <Base.Item
                  key={item.label}
                  className="menu-item"
                  disabled={item.disabled ?? false}
                  onClick={item.onSelect}
                >
                  {item.label}
                </Base.Item>
              ),
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
