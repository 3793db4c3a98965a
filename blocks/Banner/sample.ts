import type { BannerBlock } from '@/payload-types'
import { type Sample, t, toUrl } from '../draft'

export const sample: Sample<BannerBlock> = {
  blockType: 'banner',
  text: t(
    'Tussen kerst en oud en nieuw is de kade dicht.',
    'Between Christmas and New Year the quay is closed.',
  ),
  link: toUrl('/contact', t('Voor wat niet kan wachten', 'For what cannot wait')),
}
