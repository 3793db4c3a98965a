import type { CollectionConfig } from 'payload'

import { tenantScoped } from '@/src/access/predicates'
import { assistantButton } from '@/src/features/assistant/rules/assistant-button'
import { deriveCategoryUrls, removeCategoryUrls } from '@/src/features/urls/server/url-hooks'
import { announceCategoryChange, announceCategoryRemoval } from '@/src/features/blog/server/post-hooks'
import { asTitle } from '@/src/fields/copies/title-of-copy'
import { lineField, proseField } from '@/src/fields/copy'
import { fillSlug, slugField } from '@/src/fields/slug'
import { texts } from '@/src/i18n/locale-texts'

/** The topic of a post. Shown only in locales in which it has a name. */
export const Categories: CollectionConfig = {
  slug: 'categories',
  labels: {
    singular: texts({ nl: 'Categorie', en: 'Category' }),
    plural: texts({ nl: 'Categorieën', en: 'Categories' }),
  },
  admin: {
    useAsTitle: 'name',
    components: { edit: { beforeDocumentControls: [assistantButton('categories')] } },
    defaultColumns: ['name', 'slug', 'description', 'translation', 'updatedAt'],
    listSearchableFields: ['name', 'slug'],
    description: texts({
      nl: 'Onderwerpen van het blog. Elke categorie heeft per taal een eigen pagina.',
      en: 'Subjects of the blog. Each category has a page of its own per language.',
    }),
  },
  access: tenantScoped({ read: 'content.read', write: 'content.publish' }),
  defaultSort: 'name',
  hooks: {
    beforeValidate: [fillSlug('name')],
    beforeDelete: [removeCategoryUrls],
    afterChange: [deriveCategoryUrls, announceCategoryChange],
    afterDelete: [announceCategoryRemoval],
  },
  fields: [
    asTitle(lineField({ name: 'name', label: { nl: 'Naam', en: 'Name' }, required: true })),
    slugField({ localized: true, example: 'databases' }),
    proseField({ name: 'description', label: { nl: 'Omschrijving', en: 'Description' } }),
  ],
}
