import type { TableOfContentsBlock } from '@/payload-types'
import { type Sample, t } from '../draft'

export const sample: Sample<TableOfContentsBlock> = {
  blockType: 'tableOfContents',
  heading: t('Op deze pagina', 'On this page'),
}
