import { t } from '@/blocks/draft'
import type { BlogSeed } from '../../types'
import { posts } from './posts'

/** Noorderlicht's notebook: one desk, two subjects. */
export const blog: BlogSeed = {
  authors: [
    {
      key: 'studio',
      slug: 'studio',
      name: 'Studio Noorderlicht',
      role: t('Schrijft na middernacht', 'Writes after midnight'),
      bio: t(
        'Wat hier staat, is opgeschreven na een avond buiten, met koude vingers en het licht uit.',
        'What stands here was written down after an evening outdoors, with cold fingers and the light off.',
      ),
      photo: 'stairwell',
    },
  ],
  categories: [
    {
      key: 'donker',
      name: t('Donker', 'Darkness'),
      slug: t('donker', 'darkness'),
      description: t('Over wat we laten zitten.', 'On what we leave alone.'),
    },
    {
      key: 'licht',
      name: t('Licht', 'Light'),
      slug: t('licht', 'light'),
      description: t('Over wat we neerhangen, en in welke kleur.', 'On what we hang, and in which colour.'),
    },
  ],
  posts,
}
