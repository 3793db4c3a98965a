import type { Block, BlockSlug } from 'payload'

import { CallToAction } from './CallToAction/config'
import { Cases } from './Cases/config'
import { Faq } from './Faq/config'
import { Features } from './Features/config'
import { Gallery } from './Gallery/config'
import { Hero } from './Hero/config'
import { Logos } from './Logos/config'
import { MediaText } from './MediaText/config'
import { Quote } from './Quote/config'
import { RichText } from './RichText/config'
import { Stats } from './Stats/config'
import { Steps } from './Steps/config'

/** The one list of blocks, in the order in which editors see them. */
export const blocks: Block[] = [
  Hero,
  RichText,
  Features,
  Steps,
  Faq,
  Quote,
  Cases,
  Stats,
  Logos,
  MediaText,
  Gallery,
  CallToAction,
]

export const blockSlugs = blocks.map(({ slug }) => slug as BlockSlug)
