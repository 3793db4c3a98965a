import type { Page } from '@/payload-types'
import type { Locale } from '@/src/lib/constants'

export type AnyBlock = NonNullable<Page['blocks']>[number]
export type BlockType = AnyBlock['blockType']

/** What every block is told besides its own content. */
export type BlockContext = {
  locale: Locale
  /** Its place on the page, from 0: the first one's image is fetched at once. */
  index: number
  /** Whether its heading is the page's h1. */
  mainHeading: boolean
  /** The sections of the page that have an anchor and a heading. */
  sections: readonly { anchor: string; heading: string }[]
}

const OPENINGS: readonly BlockType[] = [
  'hero',
  'caseHeader',
  'vacancyHeader',
  'signIn',
  'registration',
  'verifyAddress',
  'forgotPassword',
  'resetPassword',
]

/** Whether a block opens a page: the first of these gives the page its h1. */
export const isOpening = ({ blockType }: { blockType: BlockType }): boolean => OPENINGS.includes(blockType)
