import type { ReactNode } from 'react'

import type { Page } from '@/payload-types'
import type { Locale } from '@/src/lib/constants'
import { RichText } from './RichText/Component'

type AnyBlock = NonNullable<Page['blocks']>[number]
type Props = { blocks: AnyBlock[]; locale: Locale }

function drawBlock(block: AnyBlock, locale: Locale): ReactNode {
  return block.blockType === 'richText' ? <RichText key={block.id} {...block} locale={locale} /> : null
}

/** Draws a page's blocks in their order. */
export function RenderBlocks({ blocks, locale }: Props) {
  return blocks.map((block) => drawBlock(block, locale))
}
