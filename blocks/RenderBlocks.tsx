import type { ComponentType, ReactNode } from 'react'

import type { BlockData, DataByBlock } from '@/src/rendering/block-data'
import type { Locale } from '@/src/lib/constants'
import { Banner } from './Banner/Component'
import { BlockCatalogue } from './BlockCatalogue/Component'
import { Booking } from './Booking/Component'
import { BlogList } from './BlogList/Component'
import { BlogTeaser } from './BlogTeaser/Component'
import { CallToAction } from './CallToAction/Component'
import { CaseHeader } from './CaseHeader/Component'
import { CaseList } from './CaseList/Component'
import { Cases } from './Cases/Component'
import { Code } from './Code/Component'
import { Columns } from './Columns/Component'
import { Comparison } from './Comparison/Component'
import { Configurator } from './Configurator/Component'
import { Faq } from './Faq/Component'
import { Features } from './Features/Component'
import { ForgotPassword } from './ForgotPassword/Component'
import { Form } from './Form/Component'
import { Gallery } from './Gallery/Component'
import { Hero } from './Hero/Component'
import { Logos } from './Logos/Component'
import { StaticMap } from './Map/Component'
import { MediaText } from './MediaText/Component'
import { Pricing } from './Pricing/Component'
import { Products } from './Products/Component'
import { Quote } from './Quote/Component'
import { Registration } from './Registration/Component'
import { ResetPassword } from './ResetPassword/Component'
import { RichText } from './RichText/Component'
import { SignIn } from './SignIn/Component'
import { Stats } from './Stats/Component'
import { Steps } from './Steps/Component'
import { TableOfContents } from './TableOfContents/Component'
import { Team } from './Team/Component'
import { Timeline } from './Timeline/Component'
import { Vacancies } from './Vacancies/Component'
import { VacancyHeader } from './VacancyHeader/Component'
import { VerifyAddress } from './VerifyAddress/Component'
import { Video } from './Video/Component'
import { type AnyBlock, type BlockContext, type BlockType, isOpening } from './block-context'
import { chaptersOf } from './chapters'

/** A block that shows other documents gets them as `data`. */
type Data<T extends BlockType> = T extends keyof BlockData ? { data: BlockData[T] } : unknown

const components = {
  hero: Hero,
  caseHeader: CaseHeader,
  vacancyHeader: VacancyHeader,
  richText: RichText,
  columns: Columns,
  mediaText: MediaText,
  tableOfContents: TableOfContents,
  code: Code,
  banner: Banner,
  features: Features,
  steps: Steps,
  timeline: Timeline,
  comparison: Comparison,
  pricing: Pricing,
  team: Team,
  cases: Cases,
  caseList: CaseList,
  vacancies: Vacancies,
  blockCatalogue: BlockCatalogue,
  configurator: Configurator,
  products: Products,
  blogList: BlogList,
  blogTeaser: BlogTeaser,
  stats: Stats,
  logos: Logos,
  faq: Faq,
  quote: Quote,
  form: Form,
  callToAction: CallToAction,
  gallery: Gallery,
  video: Video,
  map: StaticMap,
  booking: Booking,
  signIn: SignIn,
  registration: Registration,
  verifyAddress: VerifyAddress,
  forgotPassword: ForgotPassword,
  resetPassword: ResetPassword,
} satisfies { [T in BlockType]: ComponentType<Extract<AnyBlock, { blockType: T }> & BlockContext & Data<T>> }

/** The cast is safe: the map above pairs each block type with its own component. */
const componentOf = ({ blockType }: AnyBlock) =>
  components[blockType] as ComponentType<AnyBlock & BlockContext & { data: unknown }>

/** The sections of a page that have an anchor, in order. */
const sectionsOf = (blocks: readonly AnyBlock[]): BlockContext['sections'] =>
  blocks.flatMap((block) =>
    block.anchor && 'heading' in block && block.heading
      ? [{ anchor: block.anchor, heading: block.heading }]
      : [],
  )

type Around = { block: AnyBlock; children: ReactNode }
/** What wraps each block. */
export type AroundBlock = ComponentType<Around>
const Bare = ({ children }: Around) => children

type Props = {
  blocks: AnyBlock[]
  /** The documents that blocks show, by block id. */
  data: DataByBlock
  locale: Locale
  /** The page's title; null if there is an h1 elsewhere. */
  title: string | null
  /** Wraps each block. Default: no wrapper. */
  around?: AroundBlock
}

/** Renders the blocks of a page. The h1 is the heading of the first opening block, or else the page's title. */
export function RenderBlocks({ blocks, data, locale, title, around: Around = Bare }: Props) {
  const opening = title === null ? undefined : blocks.find(isOpening)
  const sections = sectionsOf(blocks)
  const renderBlock = (block: AnyBlock) => {
    const Component = componentOf(block)
    return (
      <Around key={block.id} block={block}>
        <Component
          {...block}
          data={block.id ? data[block.id] : undefined}
          index={blocks.indexOf(block)}
          locale={locale}
          mainHeading={block === opening}
          sections={sections}
        />
      </Around>
    )
  }
  return (
    <>
      {!opening && title !== null && <h1 className="sr-only">{title}</h1>}
      {chaptersOf(blocks).map((chapter) =>
        chapter.length === 1 ? (
          chapter.map(renderBlock)
        ) : (
          <div className="with-contents" key={chapter[0]?.id}>
            {chapter.map(renderBlock)}
          </div>
        ),
      )}
    </>
  )
}
