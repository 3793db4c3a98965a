import { getLocale } from 'next-intl/server'
import type { ReactNode } from 'react'

import type { AnyBlock } from '@/blocks/block-context'
import { toLocale } from '@/src/i18n/locale-texts'
import { blockName } from './block-name'

type Props = { block: AnyBlock; children: ReactNode }

/** A block below its name, which links to all its variants. */
export async function BlockFrame({ block, children }: Props) {
  const variant = 'variant' in block ? block.variant : null
  const name = blockName(block.blockType, toLocale(await getLocale()))
  return (
    <article aria-label={name} className="playground-block" id={`block-${block.id}`}>
      <p className="playground-name">
        <a href={`?block=${block.blockType}`}>
          {name}
          {variant && <span> · {variant}</span>}
        </a>
      </p>
      {children}
    </article>
  )
}
