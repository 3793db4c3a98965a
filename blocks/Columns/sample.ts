import type { ColumnsBlock } from '@/payload-types'
import { rich, type Sample, t } from '../draft'

export const sample: Sample<ColumnsBlock> = {
  blockType: 'columns',
  heading: t('Twee kanten', 'Two sides'),
  items: [
    { content: rich('Wat u doet, blijft van u.', 'What you do stays yours.') },
    { content: rich('Wat wij maken, wordt van u.', 'What we make becomes yours.') },
  ],
}
