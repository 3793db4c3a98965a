import type { Page } from '@/payload-types'
import { sample as callToAction } from './CallToAction/sample'
import { sample as cases } from './Cases/sample'
import { sample as faq } from './Faq/sample'
import { sample as features } from './Features/sample'
import { sample as gallery } from './Gallery/sample'
import { sample as hero } from './Hero/sample'
import { sample as logos } from './Logos/sample'
import { sample as mediaText } from './MediaText/sample'
import { sample as quote } from './Quote/sample'
import { sample as richText } from './RichText/sample'
import { sample as stats } from './Stats/sample'
import { sample as steps } from './Steps/sample'
import type { Sample } from './draft'

type AnyBlock = NonNullable<Page['blocks']>[number]

/** An example of every block in every language, for the catalogue, the playground, templates and tests. */
export const samples = {
  hero,
  richText,
  mediaText,
  features,
  steps,
  cases,
  stats,
  logos,
  faq,
  quote,
  callToAction,
  gallery,
} as const satisfies { [Block in AnyBlock as Block['blockType']]: Sample<Block> }
