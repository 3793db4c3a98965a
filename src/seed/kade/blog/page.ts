import { t, toPage } from '@/blocks/draft'
import type { PageSeed } from '../../types'

export const blogPage: PageSeed = {
  key: 'blog',
  title: t('Blog', 'Blog'),
  layout: 'blog',
  seo: {
    title: t('Blog: hoe zulke software gemaakt wordt', 'Blog: how such software is made'),
    description: t(
      'Aantekeningen van Kade over adressen, dubbele boekingen, zomertijd, caches, cookievensters en schatten. Met de code erbij.',
      'Notes by Kade on addresses, double bookings, daylight saving, caches, cookie dialogs and estimates. With the code.',
    ),
    image: 'blueprint',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'statement',
      kicker: t('Blog', 'Blog'),
      heading: t('Onder de vloer', 'Under the floor'),
      intro: t(
        'Een bezoeker ziet de vloer, niet de balken. Hier tillen we een plank op: zes keer hoe iets werkt, wat het kost en waar het misging.',
        'A visitor sees the floor and not the joists. Here we lift a board: six times how a thing works, what it costs and where it went wrong.',
      ),
    },
    {
      blockType: 'blogList',
      heading: t('Artikelen', 'Articles'),
      showCategories: true,
      emptyText: t('Er staan nog geen artikelen online.', 'No articles are online yet.'),
    },
    {
      blockType: 'callToAction',
      heading: t('Klopt er iets niet?', 'Is something wrong here?'),
      text: t(
        'Wie een fout vindt in een artikel, mag hem melden. We verbeteren de tekst en zeggen erbij wat er stond.',
        'Find a mistake in an article and tell us. We correct the text and say what it said before.',
      ),
      link: toPage('contact', t('Meld een fout', 'Report a mistake')),
      tone: 'subtle',
    },
  ],
}
