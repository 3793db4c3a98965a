import { t } from '@/blocks/draft'
import type { PageSeed } from '../types'
import { articles } from './terms-articles'

export const terms: PageSeed = {
  key: 'gebruiksvoorwaarden',
  title: t('Gebruiksvoorwaarden', 'Terms of service'),
  seo: {
    description: t(
      'De voorwaarden van Kade in gewone taal: wat we afspreken over deze site, over ons werk, over betalen en over wat er misgaat.',
      'Kade’s terms in plain language: what we agree about this site, about our work, about payment and about things that go wrong.',
    ),
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'statement',
      kicker: t('Gebruiksvoorwaarden', 'Terms of service'),
      heading: t('Wat we afspreken', 'What we agree'),
      intro: t(
        'In gewone woorden, genummerd, zes hoofdstukken. Lezen kost vier minuten.',
        'In plain words, numbered, six chapters. Reading takes four minutes.',
      ),
    },
    {
      blockType: 'banner',
      tone: 'inverse',
      text: t(
        'Dit is een voorbeeldtekst bij een verzonnen bureau. Vervang hem door voorwaarden die een jurist voor uw bedrijf heeft opgesteld.',
        'This is sample text for an invented agency. Replace it with terms that a lawyer has drawn up for your company.',
      ),
    },
    { blockType: 'tableOfContents', heading: t('Inhoud', 'Contents') },
    ...articles.map(({ heading, content }, index) => ({
      blockType: 'richText' as const,
      anchor: `art-${index + 1}`,
      heading,
      content,
    })),
  ],
}
