import type { BlocksField, BlockSlug, Field } from 'payload'

import { DEFAULT_LAYOUT, LAYOUTS } from '@/src/features/pages/rules/layouts'
import { texts } from '@/src/i18n/locale-texts'

/** The list of blocks that a page or a template is made of; `slugs` are those that can be chosen. */
export const blocksField = (slugs: BlockSlug[]): BlocksField => ({
  name: 'blocks',
  type: 'blocks',
  label: texts({ nl: 'Blokken', en: 'Blocks' }),
  labels: { singular: texts({ nl: 'Blok', en: 'Block' }), plural: texts({ nl: 'Blokken', en: 'Blocks' }) },
  // References keep the edit view quick: each block's fields are sent to the browser once.
  blockReferences: slugs,
  blocks: [],
})

/** What stands around the blocks, in the sidebar. */
export const shellFields: Field[] = [
  {
    name: 'layout',
    type: 'select',
    required: true,
    defaultValue: DEFAULT_LAYOUT,
    label: texts({ nl: 'Indeling', en: 'Layout' }),
    options: LAYOUTS.map(({ value, label }) => ({ value, label })),
    admin: { position: 'sidebar' },
  },
  {
    name: 'showTopBar',
    type: 'checkbox',
    defaultValue: true,
    label: texts({ nl: 'Kop van de site tonen', en: 'Show the site header' }),
    admin: { position: 'sidebar' },
  },
  {
    name: 'showFooter',
    type: 'checkbox',
    defaultValue: true,
    label: texts({ nl: 'Voet van de site tonen', en: 'Show the site footer' }),
    admin: { position: 'sidebar' },
  },
]
