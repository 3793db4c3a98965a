import { image, t, toPage } from '@/blocks/draft'
import type { PageSeed } from '../../types'

export const blogPage: PageSeed = {
  key: 'blog',
  title: t('Nachtboek', 'Night book'),
  layout: 'blog',
  seo: {
    title: t('Nachtboek: aantekeningen over licht en donker', 'Night book: notes on light and dark'),
    description: t(
      'Korte aantekeningen van Noorderlicht, lichtontwerp in Groningen: over bruggen, kleur, ogen en waarom het donker mag blijven.',
      'Short notes by Noorderlicht, lighting design in Groningen: on bridges, colour, eyes and why the dark may stay.',
    ),
    image: 'fog-avenue',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'immersive',
      kicker: t('Nachtboek', 'Night book'),
      heading: t('Opgeschreven in het donker', 'Written in the dark'),
      intro: t(
        'Korte stukken van na middernacht. Ze gaan over licht, dus vooral over wat er niet is.',
        'Short pieces from after midnight. They are about light, and so mostly about what is not there.',
      ),
      image: image('fog-avenue'),
    },
    {
      blockType: 'blogList',
      heading: t('Stukken', 'Pieces'),
      showCategories: true,
      emptyText: t('Er is nog niets opgeschreven.', 'Nothing has been written yet.'),
    },
    {
      blockType: 'callToAction',
      heading: t('Kom een avond kijken', 'Come and look one evening'),
      text: t(
        'Wat we opschrijven, laten we ook zien. Neem een jas mee.',
        'What we write down we show as well. Bring a coat.',
      ),
      link: toPage('contact', t('Spreek iets af', 'Arrange something')),
      tone: 'subtle',
    },
  ],
}
