import type { Field } from 'payload'

import { texts } from '@/src/i18n/locale-texts'

const shown = { readOnly: true, position: 'sidebar' } as const

const unseen = { hidden: true, disableListColumn: true, disableListFilter: true } as const

export const mediaFields: Field[] = [
  {
    name: 'alt',
    type: 'text',
    localized: true,
    label: texts({ nl: 'Beschrijving (alt-tekst)', en: 'Description (alt text)' }),
    admin: {
      description: texts({
        nl: 'Wat iemand mist die de afbeelding niet ziet. Nodig in elke taal waarin u ermee publiceert.',
        en: 'Describes the image for people who cannot see it. Required in each language that you publish it in.',
      }),
    },
  },
  { name: 'caption', type: 'text', localized: true, label: texts({ nl: 'Bijschrift', en: 'Caption' }) },
  { name: 'credit', type: 'text', label: texts({ nl: 'Maker', en: 'Credit' }) },
  {
    name: 'ratio',
    type: 'number',
    label: texts({ nl: 'Verhouding (breedte : hoogte)', en: 'Ratio (width : height)' }),
    admin: {
      ...shown,
      components: {
        Field: '/src/features/media/admin/Ratio#RatioField',
        Cell: '/src/features/media/admin/Ratio#RatioCell',
      },
    },
  },
  {
    name: 'dominantColor',
    type: 'text',
    label: texts({ nl: 'Overheersende kleur', en: 'Dominant colour' }),
    admin: shown,
  },
  { name: 'blurDataUrl', type: 'text', admin: unseen },
  { name: 'hash', type: 'text', index: true, admin: unseen },
]
