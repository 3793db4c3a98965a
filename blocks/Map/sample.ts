import type { MapBlock } from '@/payload-types'
import { type Sample, t, toUrl } from '../draft'

export const sample: Sample<MapBlock> = {
  blockType: 'map',
  heading: t('Waar het is', 'Where it is'),
  caption: t('Plattegrond, noord boven', 'Plan, north at the top'),
  address: t('Werfkade 12\n3511 Utrecht', 'Werfkade 12\n3511 Utrecht'),
  directions: t('Vanaf het station tien minuten lopen.', 'Ten minutes on foot from the station.'),
  link: toUrl('https://www.openstreetmap.org', t('Route plannen', 'Plan the way')),
}
