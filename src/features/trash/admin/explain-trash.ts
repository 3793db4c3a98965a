import type { Plugin } from 'payload'

import { isTrashed } from '@/src/access/trash'
import { withBeforeList } from '@/src/admin/lists/before-list'

/** Says above the trash of a collection what it is. */
export const explainTrash: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) =>
    isTrashed(collection.slug)
      ? withBeforeList(collection, '/src/features/trash/admin/TrashNotice#TrashNotice')
      : collection,
  ),
})
