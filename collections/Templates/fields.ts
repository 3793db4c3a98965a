import type { Field } from 'payload'

import { blockSlugs } from '@/blocks'
import { asTitle } from '@/src/fields/copies/title-of-copy'
import { imageField } from '@/src/fields/copy'
import { blocksField, shellFields } from '@/src/fields/design'
import { MAX_TEMPLATE_DESCRIPTION, MAX_TEMPLATE_NAME } from '@/src/features/templates/rules/templates'
import { texts } from '@/src/i18n/locale-texts'

const about: Field[] = [
  asTitle({
    name: 'name',
    type: 'text',
    required: true,
    maxLength: MAX_TEMPLATE_NAME,
    label: texts({ nl: 'Naam', en: 'Name' }),
    admin: {
      description: texts({
        nl: 'Waar de pagina voor is: “Referentie”, “Landingspagina”.',
        en: 'What the page is for: “Case study”, “Landing page”.',
      }),
    },
  }),
  {
    name: 'description',
    type: 'textarea',
    maxLength: MAX_TEMPLATE_DESCRIPTION,
    label: texts({ nl: 'Omschrijving', en: 'Description' }),
    admin: {
      rows: 2,
      description: texts({
        nl: 'Helpt kiezen: wanneer gebruikt u dit sjabloon?',
        en: 'Helps to choose: when do you use this template?',
      }),
    },
  },
]

export const templateFields: Field[] = [
  ...about,
  blocksField(blockSlugs),
  ...shellFields,
  {
    ...imageField({ name: 'thumbnail', label: { nl: 'Voorbeeld', en: 'Thumbnail' }, required: false }),
    admin: { position: 'sidebar' },
  } as Field,
]
