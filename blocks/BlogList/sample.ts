import type { BlogListBlock } from '@/payload-types'
import { type Sample, t } from '../draft'

export const sample: Sample<BlogListBlock> = {
  blockType: 'blogList',
  heading: t('Artikelen', 'Articles'),
  intro: t('Wat we onderweg leerden.', 'What we learned along the way.'),
  showCategories: true,
  emptyText: t('Er staan nog geen artikelen online.', 'No articles are online yet.'),
}
