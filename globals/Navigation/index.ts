import type { CollectionConfig } from 'payload'

import { tenantScoped } from '@/src/access/predicates'
import { announceNavigationChange } from '@/src/cache/hooks'
import { assistantButton } from '@/src/features/assistant/rules/assistant-button'
import { previewConfig, VISUAL_EDITING } from '@/src/features/previews'
import { releaseButton } from '@/src/features/releases/rules/release-button'
import { hiddenLinksField } from '@/src/features/site-links/hidden-links-field'
import { linkGroup } from '@/src/fields/link'
import { SITE_PART_VERSIONS, sitePartForm, sitePartHooks } from '@/src/fields/site-part-drafts'
import { texts } from '@/src/i18n/locale-texts'

/** The header navigation, one per tenant. */
export const Navigation: CollectionConfig = {
  slug: 'navigation',
  labels: {
    singular: texts({ nl: 'Navigatie', en: 'Navigation' }),
    plural: texts({ nl: 'Navigatie', en: 'Navigation' }),
  },
  admin: {
    ...previewConfig('navigation'),
    components: sitePartForm(VISUAL_EDITING, releaseButton('navigation'), assistantButton('navigation')),
    description: texts({
      nl: 'De links in de kop van de site. Vul de tekst van elke link in elke taal in: zonder tekst valt een link daar weg, net als bij een pagina die in die taal niet bestaat.',
      en: 'The links in the site header. Fill in the text of each link in every language: without one a link is left out there, as is one to a page that does not exist in that language.',
    }),
  },
  access: tenantScoped({ read: 'content.read', write: 'navigation.write', delete: 'settings.write' }),
  versions: SITE_PART_VERSIONS,
  hooks: sitePartHooks(announceNavigationChange),
  fields: [
    hiddenLinksField,
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
