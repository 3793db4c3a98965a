import type { Field, GroupField } from 'payload'

import { validateRedirectUrl } from '@/src/fields/redirect-path'
import { texts } from '@/src/i18n/locale-texts'

const notGone = (data: { status?: string }): boolean => data.status !== '410'

/** The plugin's target field, restricted to page URLs. */
const to: GroupField = {
  name: 'to',
  type: 'group',
  label: false,
  admin: { condition: notGone },
  fields: [
    {
      name: 'type',
      type: 'radio',
      defaultValue: 'reference',
      label: texts({ nl: 'Nieuw adres', en: 'New address' }),
      admin: { layout: 'horizontal' },
      options: [
        { value: 'reference', label: texts({ nl: 'Een pagina van ons', en: 'A page of ours' }) },
        {
          value: 'custom',
          label: texts({ nl: 'Een ander adres', en: 'Another address' }),
        },
      ],
    },
    {
      name: 'reference',
      type: 'relationship',
      relationTo: 'page-urls',
      required: true,
      label: texts({ nl: 'Adres van een pagina', en: 'Address of a page' }),
      admin: {
        condition: (data, sibling) => notGone(data) && sibling.type === 'reference',
        // From the home page on; pages that search engines may not show, such as those of accounts, behind the others.
        sortOptions: 'page.seo.noindex,path',
      },
    },
    {
      name: 'url',
      type: 'text',
      required: true,
      index: true,
      label: texts({ nl: 'Ander adres', en: 'Other address' }),
      validate: validateRedirectUrl,
      admin: {
        condition: (data, sibling) => notGone(data) && sibling.type === 'custom',
        description: texts({
          nl: 'Eindigt het op /* en geldt de regel voor alles eronder, dan gaat de rest van het adres mee.',
          en: 'If it ends in /* and the redirect applies to all addresses below, the rest of the address is appended.',
        }),
      },
    },
  ],
}

/** The target as shown in the list, internal or external. */
const target: Field = {
  name: 'target',
  type: 'ui',
  label: texts({ nl: 'Naar', en: 'To' }),
  admin: { components: { Cell: '/src/features/redirects/admin/TargetCell#TargetCell' } },
}

export const targetFields: Field[] = [to, target]
