import type { Field } from 'payload'

import { blockSlugs } from '@/blocks'
import { choiceField } from '@/src/fields/choice'
import { asTitle } from '@/src/fields/copies/title-of-copy'
import { imageField } from '@/src/fields/copy'
import { blocksField, shellFields } from '@/src/fields/design'
import { copyOtherTexts } from '@/src/features/templates/hooks/copy-other-texts'
import {
  MAX_TEMPLATE_DESCRIPTION,
  MAX_TEMPLATE_NAME,
  type TemplateKind,
} from '@/src/features/templates/rules/templates'
import { type LocaleTexts, texts } from '@/src/i18n/locale-texts'

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

const kind = choiceField({
  name: 'kind',
  label: { nl: 'Soort', en: 'Kind' },
  description: {
    nl: 'Een hele pagina om mee te beginnen, of een onderdeel dat u op elke pagina toevoegt.',
    en: 'A whole page to start with, or a part that you add to any page.',
  },
  options: {
    page: { nl: 'Pagina', en: 'Page' },
    part: { nl: 'Onderdeel', en: 'Part' },
  } satisfies Record<TemplateKind, LocaleTexts>,
})

export const templateFields: Field[] = [
  ...about,
  { ...kind, admin: { ...kind.admin, position: 'sidebar' } } as Field,
  blocksField(blockSlugs, copyOtherTexts),
  ...shellFields,
  {
    ...imageField({ name: 'thumbnail', label: { nl: 'Voorbeeld', en: 'Thumbnail' }, required: false }),
    admin: { position: 'sidebar' },
  } as Field,
]
