import type { CollectionConfig, Plugin } from 'payload'

import { deletionRulesOf } from '@/src/access/deletion-rules'
import { withBeforeList } from '@/src/admin/lists/before-list'
import { isReferredTo } from '../server/check-deletion'

const IN_FORM = '/src/features/where-used/admin/DeletionInForm#DeletionInForm'
const IN_LIST = '/src/features/where-used/admin/DeletionInList#DeletionInList'

function withExplanation(collection: CollectionConfig): CollectionConfig {
  const { disableBulkDelete, admin } = collection
  const edit = admin?.components?.edit
  const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), IN_FORM]
  const components = { ...admin?.components, edit: { ...edit, beforeDocumentControls } }
  const explained: CollectionConfig = { ...collection, admin: { ...admin, components } }
  return disableBulkDelete ? explained : withBeforeList(explained, IN_LIST)
}

/** Says where documents are used, and what will reject their deletion, in the dialogs that confirm it. */
export const explainDeletion: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) =>
    isReferredTo(collection.slug) || deletionRulesOf(collection).length > 0
      ? withExplanation(collection)
      : collection,
  ),
})
