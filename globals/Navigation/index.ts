import type { CollectionConfig } from 'payload'

import { tenantScoped } from '@/src/access/predicates'
import { announceNavigationChange } from '@/src/cache/hooks'
import { assistantButton } from '@/src/features/assistant/rules/assistant-button'
import { linkGroup } from '@/src/fields/link'
import { texts } from '@/src/i18n/locale-texts'

/** The header navigation, one per tenant. */
export const Navigation: CollectionConfig = {
  slug: 'navigation',
  labels: {
    singular: texts({ nl: 'Navigatie', en: 'Navigation' }),
    plural: texts({ nl: 'Navigatie', en: 'Navigation' }),
  },
  admin: {
    components: { edit: { beforeDocumentControls: [assistantButton('navigation')] } },
    description: texts({
      nl: 'De links in de kop van de site. Een link naar een pagina die in een taal niet bestaat, valt daar weg.',
      en: 'The links in the site header. A link to a page that does not exist in a language is left out there.',
    }),
  },
  access: tenantScoped({ read: 'content.read', write: 'navigation.write', delete: 'settings.write' }),
  hooks: { afterChange: [announceNavigationChange] },
  fields: [
    {
      name: 'items',
      type: 'array',
      maxRows: 8,
      admin: { initCollapsed: true },
      label: texts({ nl: 'Links', en: 'Links' }),
      labels: { singular: texts({ nl: 'Link', en: 'Link' }), plural: texts({ nl: 'Links', en: 'Links' }) },
      fields: [
        linkGroup(),
        {
          name: 'children',
          type: 'array',
          maxRows: 12,
          admin: { initCollapsed: true },
          label: texts({ nl: 'Links eronder', en: 'Links below it' }),
          labels: {
            singular: texts({ nl: 'Link', en: 'Link' }),
            plural: texts({ nl: 'Links', en: 'Links' }),
          },
          fields: [linkGroup()],
        },
      ],
    },
    {
      name: 'callToAction',
      type: 'group',
      label: texts({ nl: 'Knop', en: 'Button' }),
      fields: [
        {
          name: 'enabled',
          type: 'checkbox',
          defaultValue: false,
          label: texts({ nl: 'Een knop tonen naast de links', en: 'Show a button beside the links' }),
        },
        linkGroup({ condition: (_, sibling) => Boolean(sibling.enabled) }),
      ],
    },
  ],
}
