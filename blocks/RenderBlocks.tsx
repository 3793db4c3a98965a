import type { ComponentType } from 'react'

import type { Locale } from '@/src/lib/constants'
import { CallToAction } from './CallToAction/Component'
import { Cases } from './Cases/Component'
import { Faq } from './Faq/Component'
import { Features } from './Features/Component'
import { Gallery } from './Gallery/Component'
import { Hero } from './Hero/Component'
import { Logos } from './Logos/Component'
import { MediaText } from './MediaText/Component'
import { Quote } from './Quote/Component'
import { RichText } from './RichText/Component'
import { Stats } from './Stats/Component'
import { Steps } from './Steps/Component'
import type { AnyBlock, BlockContext, BlockType } from './block-context'

const components = {
  hero: Hero,
  richText: RichText,
  mediaText: MediaText,
  features: Features,
  steps: Steps,
  cases: Cases,
  stats: Stats,
  logos: Logos,
  faq: Faq,
  quote: Quote,
  callToAction: CallToAction,
  gallery: Gallery,
} satisfies { [T in BlockType]: ComponentType<Extract<AnyBlock, { blockType: T }> & BlockContext> }

/** The component made for exactly this block: the map above pairs each type with its own. */
const componentOf = ({ blockType }: AnyBlock) =>
  components[blockType] as ComponentType<AnyBlock & BlockContext>

type Props = { blocks: AnyBlock[]; locale: Locale; title: string }

/** Draws a page's blocks in their order. The first hero's heading is the page's h1; without a hero, its title. */
export function RenderBlocks({ blocks, locale, title }: Props) {
  const mainHero = blocks.findIndex(({ blockType }) => blockType === 'hero')
  return (
    <>
      {mainHero < 0 && <h1 className="sr-only">{title}</h1>}
      {blocks.map((block, index) => {
        const Component = componentOf(block)
        return (
          <Component
            key={block.id}
            {...block}
            index={index}
            locale={locale}
            mainHeading={index === mainHero}
          />
        )
      })}
    </>
  )
}
