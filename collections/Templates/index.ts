import type { Access, AccessArgs, CollectionConfig } from 'payload'

import { tenantScoped } from '@/src/access/predicates'
import { AUTOSAVE_INTERVAL_MS, VERSIONS_KEPT } from '@/src/fields/publication'
import { commentsButton } from '@/src/features/comments/rules/comments-button'
import { assistantButton } from '@/src/features/assistant/rules/assistant-button'
import { previewConfig } from '@/src/features/previews'
import { templateFields } from './fields'
import { PARTS_IN_SELECTOR } from '@/src/features/templates/rules/parts-in-selector'
import { texts } from '@/src/i18n/locale-texts'
import { duplicateAsDraft } from '@/src/upstream/payload/duplicate-as-draft'
import { rejectFirstPublication } from '@/src/upstream/payload/reject-first-publication'
const access = tenantScoped({ read: 'content.read', write: 'content.write', delete: 'content.delete' })

/** A template is a working copy for editors: it may be incomplete and is never published. */
const updateUnpublished: Access = (args: AccessArgs<{ _status?: unknown } | undefined>) =>
  args.data?._status !== 'published' && (access.update?.(args) ?? false)

/** Blocks that a new page can start with. Autosaved like a page, but never public. */
export const Templates: CollectionConfig = {
  slug: 'templates',
  labels: {
    singular: texts({ nl: 'Sjabloon', en: 'Template' }),
    plural: texts({ nl: 'Sjablonen', en: 'Templates' }),
  },
  defaultSort: 'name',
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'kind', 'description', 'layout', 'translation', 'updatedAt'],
    listSearchableFields: ['name', 'description'],
    ...previewConfig('templates'),
    components: {
      edit: {
        beforeDocumentControls: [
          '/src/features/templates/admin/NewPageControl#NewPageControl',
          PARTS_IN_SELECTOR,
          assistantButton('templates'),
          commentsButton('templates'),
        ],
        Status: '/src/features/templates/admin/NoPublicationStatus#NoPublicationStatus',
      },
    },
    description: texts({
      nl: 'Waar een nieuwe pagina mee kan beginnen, en onderdelen om toe te voegen. Pagina’s die er al zijn, veranderen niet mee.',
      en: 'What a new page can start with, and parts to add. Changes do not affect existing pages.',
    }),
  },
  access: { ...access, update: updateUnpublished },
  versions: { maxPerDoc: VERSIONS_KEPT, drafts: { autosave: { interval: AUTOSAVE_INTERVAL_MS } } },
  hooks: { beforeOperation: [duplicateAsDraft, rejectFirstPublication] },
  fields: templateFields,
}
