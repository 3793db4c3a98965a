import type { PayloadRequest } from 'payload'

import { defineBlock } from '@/src/fields/block'
import { image, localizedText, rows } from '@/src/fields/block-fields'
import { isExternalUrl } from '@/src/lib/safe-href'

/** Marks in a ruled row: partners, standards, techniques. */
export const Logos = defineBlock({
  slug: 'logos',
  interfaceName: 'LogosBlock',
  group: 'proof',
  singular: { nl: 'Logo’s', en: 'Logos' },
  plural: { nl: 'Logo’s', en: 'Logos' },
  thumbnailAlt: 'Marks of equal weight in a ruled row',
  fields: [
    localizedText('heading', { nl: 'Kop', en: 'Heading' }),
    rows(
      'items',
      { nl: 'Logo’s', en: 'Logos' },
      { nl: 'Logo', en: 'Logo' },
      [
        { name: 'name', type: 'text', required: true, label: { nl: 'Naam', en: 'Name' } },
        image(),
        {
          name: 'url',
          type: 'text',
          label: { nl: 'Adres', en: 'Address' },
          validate: (value: string | null | undefined, { req }: { req: PayloadRequest }) =>
            !value ||
            isExternalUrl(value) ||
            (req.i18n.language === 'nl'
              ? 'Geef een adres dat met https:// begint.'
              : 'Give an address that begins with https://.'),
        },
      ],
      { min: 2, max: 12 },
    ),
  ],
})
