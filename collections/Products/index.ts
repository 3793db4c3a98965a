import type { CollectionConfig } from 'payload'

import { tenantScoped } from '@/src/access/predicates'
import { announceProductChange, announceProductRemoval } from '@/src/cache/hooks'
import { commentsButton } from '@/src/features/comments/rules/comments-button'
import { assistantButton } from '@/src/features/assistant/rules/assistant-button'
import { PARTS_IN_SELECTOR } from '@/src/features/templates/rules/parts-in-selector'
import { texts } from '@/src/i18n/locale-texts'
import { productFields } from './fields'

/** Standard products of a tenant. */
export const Products: CollectionConfig = {
  slug: 'products',
  labels: {
    singular: texts({ nl: 'Product', en: 'Product' }),
    plural: texts({ nl: 'Producten', en: 'Products' }),
  },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'addresses', 'model', 'price', 'status', 'translation', 'updatedAt'],
    listSearchableFields: ['name', 'model'],
    components: {
      edit: {
        beforeDocumentControls: [assistantButton('products'), commentsButton('products'), PARTS_IN_SELECTOR],
      },
    },
    description: texts({
      nl: 'Wat er van de plank te koop is. Alleen producten met de status “te koop” zijn te zien.',
      en: 'Standard products. Only those with the status “for sale” are shown.',
    }),
  },
  access: tenantScoped({ read: 'content.read', write: 'content.publish' }),
  // Where a product is referred to, its blocks are not shown.
  defaultPopulate: { name: true, model: true, status: true },
  indexes: [{ fields: ['tenant', 'model'], unique: true }],
  hooks: { afterChange: [announceProductChange], afterDelete: [announceProductRemoval] },
  fields: productFields,
}
