import type { Field } from 'payload'

import { texts } from '@/src/i18n/locale-texts'
import { readIsDefault } from '@/src/features/domains/hooks/read-is-default'

export const domainLocaleFields: Field[] = [
  {
    name: 'domain',
    type: 'relationship',
    relationTo: 'domains',
    required: true,
    index: true,
    label: texts({ nl: 'Domein', en: 'Domain' }),
  },
  {
    name: 'locale',
    type: 'relationship',
    relationTo: 'locales',
    required: true,
    label: texts({ nl: 'Taal', en: 'Locale' }),
  },
  {
    name: 'enabled',
    type: 'checkbox',
    defaultValue: true,
    label: texts({ nl: 'Aan', en: 'Enabled' }),
  },
  {
    name: 'isDefault',
    type: 'checkbox',
    virtual: true,
    label: texts({ nl: 'Standaardtaal', en: 'Default language' }),
    admin: {
      readOnly: true,
      description: texts({
        nl: 'Volgt uit de standaardtaal van het domein.',
        en: 'Follows from the default language of the domain.',
      }),
    },
    hooks: { afterRead: [readIsDefault] },
  },
  {
    name: 'fallbackNote',
    type: 'textarea',
    localized: true,
    label: texts({ nl: 'Toelichting bij ontbrekende vertalingen', en: 'Note on missing translations' }),
    admin: {
      description: texts({
        nl: 'Intern: wat redacteuren moeten weten over wat in deze taal nog ontbreekt.',
        en: 'Internal: what editors should know about what is still missing in this language.',
      }),
    },
  },
]
