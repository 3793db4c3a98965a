import type { CollectionConfig } from 'payload'

import { tenantScoped } from '@/src/access/predicates'
import { announceFormChange, announceFormRemoval } from '@/src/cache/hooks'
import { assistantButton } from '@/src/features/assistant/rules/assistant-button'
import { texts } from '@/src/i18n/locale-texts'
import { checkFields } from '@/src/features/forms/hooks/check-fields'
import { fillNames } from '@/src/features/forms/hooks/fill-names'
import { requireConsent } from '@/src/features/forms/hooks/require-consent'

/** Overrides of the form builder's collection; its fields are in `fields.ts`. */
export const formsOverrides: Partial<Omit<CollectionConfig, 'fields'>> = {
  labels: {
    singular: texts({ nl: 'Formulier', en: 'Form' }),
    plural: texts({ nl: 'Formulieren', en: 'Forms' }),
  },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'retentionDays', 'translation', 'updatedAt'],
    listSearchableFields: ['title'],
    components: { edit: { beforeDocumentControls: [assistantButton('forms')] } },
    description: texts({
      nl: 'Formulieren voor pagina’s. Zet er een op een pagina met het blok Formulier.',
      en: 'Forms for pages. Put one on a page with the block Form.',
    }),
  },
  access: tenantScoped({ read: 'forms.read', write: 'forms.write' }),
  // Recipients must not be populated into pages that show the form.
  defaultPopulate: { title: true },
  hooks: {
    beforeValidate: [fillNames],
    beforeChange: [checkFields, requireConsent],
    afterChange: [announceFormChange],
    afterDelete: [announceFormRemoval],
  },
}
