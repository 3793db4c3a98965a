import type { Field, RelationshipField, RelationshipFieldSingleValidation } from 'payload'
import { relationship } from 'payload/shared'

import { type LocaleTexts, texts } from '@/src/i18n/locale-texts'
import { normalizePagePath, validatePagePath } from '@/src/fields/page-path'
import { LANGUAGE_OPTIONS } from '@/src/fields/select-options'

type Derived = {
  name: string
  relationTo: 'posts' | 'authors' | 'categories'
  label: LocaleTexts
}

/** Page URLs of blog documents are derived from the blog page and their slug (src/features/urls), never written by hand. */
const derivedTarget = ({ name, relationTo, label }: Derived): RelationshipField => ({
  name,
  type: 'relationship',
  relationTo,
  index: true,
  label,
  access: { create: () => false, update: () => false },
  admin: { readOnly: true, condition: (data) => Boolean(data[name]) },
})

const validatePage: RelationshipFieldSingleValidation = (value, options) =>
  value ? relationship(value, options) : options.req.t('validation:required')

export const pageUrlFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'domain',
        type: 'relationship',
        relationTo: 'domains',
        required: true,
        label: texts({ nl: 'Domein', en: 'Domain' }),
      },
      {
        name: 'locale',
        type: 'select',
        required: true,
        options: LANGUAGE_OPTIONS,
        label: texts({ nl: 'Taal', en: 'Language' }),
      },
    ],
  },
  {
    name: 'path',
    type: 'text',
    required: true,
    label: texts({ nl: 'Adres', en: 'Address' }),
    admin: {
      placeholder: texts({ nl: '/over-ons', en: '/about-us' }),
      description: texts({
        nl: 'Zonder taalvoorvoegsel; dat volgt uit de standaardtaal van het domein. De voorpagina is “/”.',
        en: 'Without a language prefix; that follows from the default language of the domain. The home page is “/”.',
      }),
    },
    hooks: { beforeValidate: [({ value }) => normalizePagePath(value)] },
    validate: validatePagePath,
  },
  {
    name: 'page',
    type: 'relationship',
    relationTo: 'pages',
    index: true,
    label: texts({ nl: 'Pagina', en: 'Page' }),
    // Null only in rows of blog documents, which are not written through this collection's operations.
    validate: validatePage,
    admin: { condition: (data) => !(data.post || data.author || data.category) },
  },
  derivedTarget({ name: 'post', relationTo: 'posts', label: { nl: 'Artikel', en: 'Post' } }),
  derivedTarget({ name: 'author', relationTo: 'authors', label: { nl: 'Auteur', en: 'Author' } }),
  derivedTarget({ name: 'category', relationTo: 'categories', label: { nl: 'Categorie', en: 'Category' } }),
  {
    name: 'canonical',
    type: 'checkbox',
    defaultValue: false,
    label: texts({ nl: 'Hoofdadres', en: 'Main address' }),
    admin: {
      description: texts({
        nl: 'Zoekmachines krijgen het hoofdadres van een pagina te zien. Per domein en taal is dat er één: eerst het enige adres, en daarna het adres dat hier wordt aangevinkt, in plaats van het vorige.',
        en: 'The address that search engines should list. There is one per domain and language: ticking this replaces the previous one.',
      }),
    },
  },
  {
    name: 'leaveRedirect',
    type: 'checkbox',
    // An option of a single save; not stored.
    virtual: true,
    defaultValue: true,
    label: texts({ nl: 'Doorverwijzen vanaf het oude adres', en: 'Redirect from the old address' }),
    admin: {
      disableListColumn: true,
      condition: (data, _, { operation }) => operation === 'update' && Boolean(data.page),
      description: texts({
        nl: 'Verandert het adres, dan leidt het oude adres blijvend (301) naar het nieuwe.',
        en: 'When the address changes, the old one redirects permanently to the new one (301).',
      }),
    },
  },
]
