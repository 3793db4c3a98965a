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

/** The one list of blocks, in the order in which the admin offers them. */
export const blocks: Block[] = [
  Hero,
  RichText,
  MediaText,
  Features,
  Steps,
  Cases,
  Stats,
  Logos,
  Faq,
  Quote,
  CallToAction,
  Gallery,
]

export const blockSlugs = blocks.map(({ slug }) => slug as BlockSlug)
