import type { SelectField } from 'payload'

import { texts } from '@/src/i18n/locale-texts'
import { draftStatus } from '@/src/upstream/payload/duplicate-as-draft'

/** Below 500 ms, autosaves race with the live preview. */
export const AUTOSAVE_INTERVAL_MS = 800
export const VERSIONS_KEPT = 50
/** Above its list: publishes, unpublishes, translates or deletes the selected documents. */
export const BULK_CHANGES = '/src/features/bulk-changes/admin/BulkChanges#BulkChanges'
/** For the form of a collection whose languages are published one by one. */
export const TRUE_STATUS = '/src/upstream/payload/TrueStatus#TrueStatus'
/** As its status, with a button that restores what is published of one language. */
export const STATUS = '/src/features/document-versions/admin/PublicationStatus#PublicationStatus'
/** In the menu of its form: unpublishing in all languages, and in the edited one. */
export const UNPUBLISH_ITEMS = '/src/upstream/payload/unpublish-words#UnpublishItems'

/**
 * Payload's own status field, with a list cell that shows the state of each locale. Payload's cell shows only the edited
 * locale, and shows “published” for an unpublished document if an older version was published.
 */
export const statusField: SelectField = {
  name: '_status',
  type: 'select',
  options: [],
  label: texts({ nl: 'Status', en: 'Status' }),
  admin: { components: { Cell: '/src/admin/lists/LanguageStates#LanguageStatesCell' } },
  hooks: { beforeDuplicate: [draftStatus] },
}
