import type { ProductsBlock } from '@/payload-types'
import { type Sample, t } from '../draft'

export const sample: Sample<ProductsBlock> = {
  blockType: 'products',
  heading: t('Van de plank', 'Off the shelf'),
  intro: t('Wat u vandaag kunt bestellen.', 'What you can order today.'),
  selection: 'all',
  chosen: [],
  emptyText: t('Er is nu niets te koop.', 'Nothing is for sale right now.'),
}
