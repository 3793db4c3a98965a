import type { ReactNode } from 'react'

import type { AnyBlock } from '@/blocks/block-context'

type Props = { block: AnyBlock; children: ReactNode }

/** A block below its name, which links to all its variants. */
export function BlockFrame({ block, children }: Props) {
  const variant = 'variant' in block ? block.variant : null
  return (
    <article aria-label={block.blockType} className="playground-block" id={`block-${block.id}`}>
      <p className="playground-name">
        <a href={`?block=${block.blockType}`}>
          {block.blockType}
          {variant && <span> · {variant}</span>}
        </a>
      </p>
      {children}
    </article>
  )
}
