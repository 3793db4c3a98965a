import type { Page } from '@/payload-types'
import type { Locale } from '@/src/lib/constants'

export type AnyBlock = NonNullable<Page['blocks']>[number]
export type BlockType = AnyBlock['blockType']

/** Props of every block besides its own content. */
export type BlockContext = {
  locale: Locale
  /** Position on the page, from 0: the image of the first block loads eagerly. */
  index: number
  /** Whether its heading is the page's h1. */
  mainHeading: boolean
  /** The sections of the page with an anchor and a heading. */
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

/** Whether a block can open a page: the first of these provides the h1. */
export const isOpening = ({ blockType }: { blockType: BlockType }): boolean => OPENINGS.includes(blockType)
