import type { CollectionConfig } from 'payload'

import { releaseButton } from '@/src/features/releases/rules/release-button'
import { tenantScoped } from '@/src/access/predicates'
import { announceFooterChange } from '@/src/cache/hooks'
import { assistantButton } from '@/src/features/assistant/rules/assistant-button'
import { previewConfig, VISUAL_EDITING } from '@/src/features/previews'
import { hiddenLinksField } from '@/src/features/site-links/hidden-links-field'
import { linkGroup } from '@/src/fields/link'
import { SITE_PART_VERSIONS, sitePartForm, sitePartHooks } from '@/src/fields/site-part-drafts'
import { texts } from '@/src/i18n/locale-texts'

/** The site footer, one per tenant. */
export const Footer: CollectionConfig = {
  slug: 'footer',
  labels: { singular: texts({ nl: 'Voet', en: 'Footer' }), plural: texts({ nl: 'Voet', en: 'Footer' }) },
  admin: {
    ...previewConfig('footer'),
    components: sitePartForm(VISUAL_EDITING, releaseButton('footer'), assistantButton('footer')),
    description: texts({
      nl: 'De onderkant van elke pagina: een zin, kolommen met links en de kleine lettertjes.',
      en: 'The bottom of every page: a sentence, columns of links and the small print.',
    }),
  },
  access: tenantScoped({ read: 'content.read', write: 'navigation.write', delete: 'settings.write' }),
  versions: SITE_PART_VERSIONS,
  hooks: sitePartHooks(announceFooterChange),
  fields: [
    {
      name: 'statement',
      type: 'textarea',
      localized: true,
      label: texts({ nl: 'Slotzin', en: 'Closing sentence' }),
    },
    hiddenLinksField,
    {
      name: 'columns',
      type: 'array',
      maxRows: 4,
      label: texts({ nl: 'Kolommen', en: 'Columns' }),
      labels: {
        singular: texts({ nl: 'Kolom', en: 'Column' }),
        plural: texts({ nl: 'Kolommen', en: 'Columns' }),
      },
      fields: [
        {
          name: 'heading',
          type: 'text',
          required: true,
          localized: true,
          label: texts({ nl: 'Kop', en: 'Heading' }),
        },
        {
          name: 'links',
          type: 'array',
          label: texts({ nl: 'Links', en: 'Links' }),
          labels: {
            singular: texts({ nl: 'Link', en: 'Link' }),
            plural: texts({ nl: 'Links', en: 'Links' }),
          },
          fields: [linkGroup()],
        },
      ],
    },
    {
      name: 'smallPrint',
      type: 'text',
      localized: true,
      label: texts({ nl: 'Kleine lettertjes', en: 'Small print' }),
    },
  ],
}
