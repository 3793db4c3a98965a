import type { HeroBlock } from '@/payload-types'
import { type Sample, t, toUrl } from '../draft'

export const sample: Sample<HeroBlock> = {
  blockType: 'hero',
  variant: 'statement',
  kicker: t('Een pagina', 'A page'),
  heading: t('Wat hier staat,\nleest iedereen', 'What stands here\nis read by all'),
  intro: t(
    'Zeg in één zin wat u doet en voor wie. De rest van de pagina mag de rest vertellen.',
    'Say in one sentence what you do and for whom. The rest of the page may tell the rest.',
  ),
  caption: t('Titel van het beeld, jaar, materiaal', 'Title of the image, year, material'),
  actions: [
    { link: toUrl('/', t('Naar het begin', 'To the beginning')) },
    { link: toUrl('#vragen', t('Veel gevraagd', 'Often asked')) },
  ],
}
