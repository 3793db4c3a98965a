import type { BlocksField, BlockSlug, Field, FieldHook } from 'payload'

import { DEFAULT_LAYOUT, LAYOUTS } from '@/src/features/pages/rules/layouts'
import { MAX_BLOCKS } from '@/src/features/pages/rules/max-blocks'
import { texts } from '@/src/i18n/locale-texts'

/**
 * The blocks of a page, a template or a product.
 * @param slugs the block types that editors can choose
 * @param beforeChange runs before the blocks are stored
 */
export const blocksField = (slugs: BlockSlug[], ...beforeChange: FieldHook[]): BlocksField => ({
  name: 'blocks',
  type: 'blocks',
  label: texts({ nl: 'Blokken', en: 'Blocks' }),
  labels: { singular: texts({ nl: 'Blok', en: 'Block' }), plural: texts({ nl: 'Blokken', en: 'Blocks' }) },
  // References keep the edit view fast: the fields of each block type are sent to the browser once.
  blockReferences: slugs,
  blocks: [],
  maxRows: MAX_BLOCKS,
  hooks: { beforeChange },
})

/** Above the blocks: which of them are left out in a language. */
export const incompleteBlocksField: Field = {
  name: 'incompleteBlocks',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/src/features/pages/admin/IncompleteBlocks#IncompleteBlocks' },
  },
}

/** Layout, header and footer around the blocks; shown in the sidebar. */
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
