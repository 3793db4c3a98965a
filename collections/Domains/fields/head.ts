import type { Field } from 'payload'

import { texts } from '@/src/i18n/locale-texts'
import { DOMAIN_DEFAULTS, ROBOTS } from '@/src/features/domains/rules/domain-settings'
import { selectOptions } from '@/src/fields/select-options'

export const headFields: Field[] = [
  {
    name: 'head',
    type: 'group',
    label: false,
    fields: [
      {
        name: 'titleTemplate',
        type: 'text',
        localized: true,
        label: texts({ nl: 'Titelsjabloon', en: 'Title template' }),
        admin: {
          placeholder: texts({ nl: '%s · Voorbeeld', en: '%s · Example' }),
          description: texts({
            nl: '%s wordt vervangen door de titel van de pagina.',
            en: '%s is replaced by the title of the page.',
          }),
        },
      },
      {
        name: 'defaultTitle',
        type: 'text',
        localized: true,
        label: texts({ nl: 'Standaardtitel', en: 'Default title' }),
      },
      {
        name: 'description',
        type: 'textarea',
        localized: true,
        label: texts({ nl: 'Standaardomschrijving', en: 'Default description' }),
      },
      {
        name: 'ogImage',
        type: 'upload',
        relationTo: 'media',
        label: texts({ nl: 'Afbeelding bij delen', en: 'Image when shared' }),
      },
      {
        name: 'robots',
        type: 'select',
        required: true,
        defaultValue: DOMAIN_DEFAULTS.robots,
        label: texts({ nl: 'Zoekmachines', en: 'Search engines' }),
        options: selectOptions(ROBOTS, {
          index: texts({ nl: 'Mogen deze site tonen', en: 'May show this site' }),
          noindex: texts({ nl: 'Mogen deze site niet tonen', en: 'May not show this site' }),
        }),
      },
      {
        name: 'verification',
        type: 'array',
        label: texts({ nl: 'Verificatietags', en: 'Verification tags' }),
        labels: {
          singular: texts({ nl: 'Verificatietag', en: 'Verification tag' }),
          plural: texts({ nl: 'Verificatietags', en: 'Verification tags' }),
        },
        fields: [
          { name: 'name', type: 'text', required: true, label: texts({ nl: 'Naam', en: 'Name' }) },
          { name: 'content', type: 'text', required: true, label: texts({ nl: 'Waarde', en: 'Content' }) },
        ],
      },
    ],
  },
]
