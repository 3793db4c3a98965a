import type { Field } from 'payload'

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
        label: { nl: 'Titelsjabloon', en: 'Title template' },
        admin: {
          placeholder: '%s · Voorbeeld',
          description: {
            nl: '%s wordt vervangen door de titel van de pagina.',
            en: '%s is replaced by the title of the page.',
          },
        },
      },
      {
        name: 'defaultTitle',
        type: 'text',
        localized: true,
        label: { nl: 'Standaardtitel', en: 'Default title' },
      },
      {
        name: 'description',
        type: 'textarea',
        localized: true,
        label: { nl: 'Standaardomschrijving', en: 'Default description' },
      },
      {
        name: 'ogImage',
        type: 'upload',
        relationTo: 'media',
        label: { nl: 'Afbeelding bij delen', en: 'Image when shared' },
      },
      {
        name: 'robots',
        type: 'select',
        required: true,
        defaultValue: 'index',
        label: { nl: 'Zoekmachines', en: 'Search engines' },
        options: [
          { value: 'index', label: { nl: 'Mogen deze site tonen', en: 'May show this site' } },
          { value: 'noindex', label: { nl: 'Mogen deze site niet tonen', en: 'May not show this site' } },
        ],
      },
      {
        name: 'verification',
        type: 'array',
        label: { nl: 'Verificatietags', en: 'Verification tags' },
        labels: {
          singular: { nl: 'Verificatietag', en: 'Verification tag' },
          plural: { nl: 'Verificatietags', en: 'Verification tags' },
        },
        fields: [
          { name: 'name', type: 'text', required: true, label: { nl: 'Naam', en: 'Name' } },
          { name: 'content', type: 'text', required: true, label: { nl: 'Waarde', en: 'Content' } },
        ],
      },
    ],
  },
]
