import type { Field } from 'payload'

/** How often the document was visited; it stores nothing itself. */
export const visitsField: Field = {
  name: 'visits',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '/src/features/visits/admin/DocumentVisits#DocumentVisits' },
  },
}
