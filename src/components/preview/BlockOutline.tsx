import type { ReactNode } from 'react'

import { selectorOf } from './blocks-of'

type Props = {
  /** A name of its own for the place of the block. */
  anchor: string
  block: string
  kind: 'pointed' | 'chosen' | 'hidden' | 'proposed'
  children?: ReactNode
}

/** A frame around a block. By rules of style, as React knows nothing of attributes and elements that are added to a block. */
export function BlockOutline({ anchor, block, kind, children }: Props) {
  return (
    <>
      <style>{`${selectorOf(block)} { anchor-name: --preview-${anchor} }`}</style>
      <div
        className={`preview-outline preview-outline-${kind}`}
        style={{ positionAnchor: `--preview-${anchor}` }}
      >
        {children}
      </div>
    </>
  )
}
