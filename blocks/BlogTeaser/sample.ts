import type { BlogTeaserBlock } from '@/payload-types'
import { type Sample, t, toUrl } from '../draft'

export const sample: Sample<BlogTeaserBlock> = {
  blockType: 'blogTeaser',
  heading: t('Nieuw geschreven', 'Newly written'),
  intro: t('Aantekeningen uit de werkplaats.', 'Notes from the workshop.'),
  count: 'three',
  link: toUrl('/blog', t('Alle artikelen', 'All articles')),
  emptyText: t('Er staan nog geen artikelen online.', 'No articles are online yet.'),
}
