import type { CollectionConfig } from 'payload'

import { tenantScoped } from '@/src/access/predicates'
import { announceRedirectChange, announceRedirectRemoval } from '@/src/cache/hooks'
import { rejectDuplicate, checkRedirectAfterChange } from '@/src/features/redirects/server/redirect-hooks'
import { texts } from '@/src/i18n/locale-texts'

/** Overrides of the redirects plugin's collection; its fields are in `fields.ts`. */
export const redirectsOverrides: Partial<Omit<CollectionConfig, 'fields'>> = {
  labels: {
    singular: texts({ nl: 'Doorverwijzing', en: 'Redirect' }),
    plural: texts({ nl: 'Doorverwijzingen', en: 'Redirects' }),
  },
  admin: {
    useAsTitle: 'from',
    defaultColumns: ['from', 'target', 'domain', 'status', 'match', 'enabled', 'hits'],
    listSearchableFields: ['from', 'to.url'],
    components: { beforeListTable: ['/src/features/redirects/admin/ImportExport#ImportExport'] },
    description: texts({
      nl: 'Oude adressen die naar nieuwe leiden. Ze gaan voor pagina’s.',
      en: 'Old addresses that redirect to new ones. They take precedence over pages.',
    }),
  },
  access: tenantScoped({ read: 'redirects.read', write: 'redirects.write' }),
  hooks: {
    beforeChange: [rejectDuplicate],
    afterChange: [checkRedirectAfterChange, announceRedirectChange],
    afterDelete: [announceRedirectRemoval],
  },
}
