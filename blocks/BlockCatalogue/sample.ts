import type { BlockCatalogueBlock } from '@/payload-types'
import { type Sample, t } from '../draft'

export const sample: Sample<BlockCatalogueBlock> = {
  blockType: 'blockCatalogue',
  heading: t('Wat er al ligt', 'What is already there'),
  intro: t(
    'Bouwblokken die we niet elke keer opnieuw maken.',
    'Building blocks that we do not make afresh each time.',
  ),
  selection: 'all',
  chosen: [],
}
