import type { Block, BlockSlug } from 'payload'

import { RichText } from './RichText/config'

/** The one list of blocks. */
export const blocks: Block[] = [RichText]

export const blockSlugs = blocks.map(({ slug }) => slug as BlockSlug)
