import { t } from '@/blocks/draft'
import { article } from '../../article'
import type { PostSeed } from '../../types'

/** The oldest first: a post may refer to those before it. */
export const posts: readonly PostSeed[] = [
  {
    key: 'half-of-the-light',
    title: t('De helft van het licht', 'Half of the light'),
    slug: t('de-helft-van-het-licht', 'half-of-the-light'),
    excerpt: t(
      'We tekenen op zwart papier. Over een brug met elf lampen, waarvan er vier overbleven.',
      'We draw on black paper. On a bridge with eleven lamps, of which four were left.',
    ),
    content: article('noorderlicht', 'half-of-the-light'),
    image: 'canal-bridge',
    authors: ['studio'],
    category: 'donker',
    tags: t('brug, donkerte, zien', 'bridge, darkness, seeing'),
    publishedAt: '2026-02-19T08:00:00.000Z',
    related: [],
  },
  {
    key: 'a-colour-called-white',
    title: t('Een kleur die wit heet', 'A colour called white'),
    slug: t('een-kleur-die-wit-heet', 'a-colour-called-white'),
    excerpt: t(
      'Over kelvin, nachtvlinders en het oudste meetinstrument dat we hebben.',
      'On kelvin, moths and the oldest measuring instrument we have.',
    ),
    content: article('noorderlicht', 'a-colour-called-white'),
    image: 'lamp',
    authors: ['studio'],
    category: 'licht',
    tags: t('kleur, kelvin, museum', 'colour, kelvin, museum'),
    publishedAt: '2026-10-15T08:00:00.000Z',
    related: ['half-of-the-light'],
  },
]
