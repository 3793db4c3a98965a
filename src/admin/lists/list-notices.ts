import type { Plugin } from 'payload'

import { withBeforeList } from './before-list'

/** Says above every list what its address asks for that does not exist. */
export const listNotices: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) =>
    withBeforeList(collection, '/src/admin/lists/ListNotice#ListNotice'),
  ),
})
