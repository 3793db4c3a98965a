import type { Page } from '@/payload-types'
import type { Locale } from '@/src/lib/constants'
import { RichText } from './RichText/Component'

type Props = { blocks: NonNullable<Page['blocks']>; locale: Locale }

/** Draws a page's blocks in their order. */
export function RenderBlocks({ blocks, locale }: Props) {
  return blocks.map((block) =>
    block.blockType === 'richText' ? <RichText key={block.id} {...block} locale={locale} /> : null,
  )
}
