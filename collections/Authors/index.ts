import type { CollectionConfig } from 'payload'

import { tenantScoped } from '@/src/access/predicates'
import { deriveAuthorUrls, removeAuthorUrls } from '@/src/features/urls/server/url-hooks'
import { announceAuthorChange, announceAuthorRemoval } from '@/src/features/blog/server/post-hooks'
import { asTitle } from '@/src/fields/copies/title-of-copy'
import { imageField, lineField, proseField } from '@/src/fields/copy'
import { validateLinkUrl } from '@/src/fields/link'
import { fillSlug, slugField } from '@/src/fields/slug'
import { texts } from '@/src/i18n/locale-texts'

/** Authors of the blog: people or editorial teams, each with their own page. */
export const Authors: CollectionConfig = {
  slug: 'authors',
  labels: {
    singular: texts({ nl: 'Auteur', en: 'Author' }),
    plural: texts({ nl: 'Auteurs', en: 'Authors' }),
  },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'role', 'slug', 'updatedAt'],
    listSearchableFields: ['name', 'slug'],
    description: texts({
      nl: 'Personen of redacties die artikelen schrijven. Elke auteur heeft een eigen pagina op het blog.',
      en: 'People or editorial teams who write articles. Each author has their own page on the blog.',
    }),
  },
  access: tenantScoped({ read: 'content.read', write: 'content.publish' }),
  defaultSort: 'name',
  hooks: {
    beforeValidate: [fillSlug('name')],
    beforeDelete: [removeAuthorUrls],
    afterChange: [deriveAuthorUrls, announceAuthorChange],
    afterDelete: [announceAuthorRemoval],
  },
  fields: [
    // A name is the same in every language, so that an author is never missing from one.
    asTitle({
      name: 'name',
      type: 'text',
      required: true,
      label: texts({ nl: 'Naam', en: 'Name' }),
    }),
    slugField({ example: 'redactie-techniek' }),
    lineField({
      name: 'role',
      label: { nl: 'Rol', en: 'Role' },
      description: { nl: 'Bijvoorbeeld “Redactie”.', en: 'For example “Editorial desk”.' },
    }),
    proseField({ name: 'bio', label: { nl: 'Over de auteur', en: 'Biography' } }),
    imageField({ name: 'photo', label: { nl: 'Portret', en: 'Photo' }, required: false }),
    {
      name: 'links',
      type: 'array',
      maxRows: 6,
      label: texts({ nl: 'Links', en: 'Links' }),
      labels: { singular: texts({ nl: 'Link', en: 'Link' }), plural: texts({ nl: 'Links', en: 'Links' }) },
      fields: [
        {
          type: 'row',
          fields: [
            lineField({ name: 'label', label: { nl: 'Tekst', en: 'Label' }, required: true }),
            {
              name: 'url',
              type: 'text',
              required: true,
              label: texts({ nl: 'Webadres', en: 'Web address' }),
              validate: validateLinkUrl(true),
            },
          ],
        },
      ],
    },
  ],
}
