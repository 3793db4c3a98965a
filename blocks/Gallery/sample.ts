import type { GalleryBlock } from '@/payload-types'
import { type Sample, t } from '../draft'

export const sample: Sample<GalleryBlock> = {
  blockType: 'gallery',
  variant: 'rhythm',
  heading: t('Om te bekijken', 'To look at'),
  items: [
    { caption: t('Het geheel, van een afstand', 'The whole, from a distance') },
    { caption: t('Een detail: hoe twee delen elkaar raken', 'A detail: how two parts meet') },
    { caption: t('Hetzelfde, een uur later', 'The same, an hour later') },
    { caption: t('De tekening waarmee het begon', 'The drawing it began with') },
  ],
}
