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
          label: texts({ nl: 'Een pad of extern adres', en: 'A path or an outside address' }),
        },
      ],
    },
    {
      name: 'reference',
      type: 'relationship',
      relationTo: 'page-urls',
      required: true,
      label: texts({ nl: 'Pagina-adres', en: 'Page URL' }),
      admin: { condition: (data, sibling) => notGone(data) && sibling.type === 'reference' },
    },
    {
      name: 'url',
      type: 'text',
      required: true,
      index: true,
      label: texts({ nl: 'Pad of adres', en: 'Path or address' }),
      validate: validateRedirectUrl,
      admin: {
        condition: (data, sibling) => notGone(data) && sibling.type === 'custom',
        description: texts({
          nl: 'Eindigt het op /* en geldt de regel voor alles eronder, dan gaat de rest van het pad mee.',
          en: 'If it ends in /* and the redirect applies to all paths below, the rest of the path is appended.',
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
