import type { Field } from 'payload'

import { asTitle } from '@/src/fields/copies/title-of-copy'
import { dateAndTime } from '@/src/fields/dates'
import { imageField, lineField, proseField } from '@/src/fields/copy'
import { articleEditor } from '@/src/fields/rich-text'
import { statusField } from '@/src/fields/publication'
import { scheduleField } from '@/src/fields/schedule'
import { visitsField } from '@/src/fields/visits'
import { seoGroup } from '@/src/fields/seo'
import { slugField } from '@/src/fields/slug'
import { texts } from '@/src/i18n/locale-texts'

/** The length that search results and lists have room for. */
const MAX_EXCERPT_CHARACTERS = 300
const MAX_RELATED = 3

const contentTab: Field[] = [
  asTitle({
    ...lineField({ name: 'title', label: { nl: 'Titel', en: 'Title' }, required: true }),
    admin: { components: { Cell: '/src/admin/lists/TitleCell#TitleCell' } },
  }),
  {
    name: 'addresses',
    type: 'ui',
    label: texts({ nl: 'Adres', en: 'Address' }),
    admin: {
      components: {
        Field: '/src/features/urls/admin/PostAddresses#PostAddresses',
        Cell: '/src/features/urls/admin/AddressCell#AddressCell',
      },
    },
  },
  {
    ...proseField({
      name: 'excerpt',
      label: { nl: 'Samenvatting', en: 'Excerpt' },
      description: {
        nl: 'Een of twee zinnen, voor lijsten, feeds en het begin van het artikel.',
        en: 'One or two sentences, for lists, feeds and the beginning of the article.',
      },
      required: true,
    }),
    maxLength: MAX_EXCERPT_CHARACTERS,
  },
  imageField({ name: 'heroImage', label: { nl: 'Beeld bovenaan', en: 'Hero image' }, required: false }),
  {
    name: 'content',
    type: 'richText',
    required: true,
    localized: true,
    editor: articleEditor,
    label: texts({ nl: 'Tekst', en: 'Content' }),
  },
  {
    name: 'relatedPosts',
    type: 'relationship',
    relationTo: 'posts',
    hasMany: true,
    maxRows: MAX_RELATED,
    label: texts({ nl: 'Verwante artikelen', en: 'Related posts' }),
    filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
  },
]

const addressTab: Field[] = [
  slugField({ several: true, localized: true, example: '2026/postgres/waarom' }),
  {
    name: 'urls',
    type: 'join',
    collection: 'page-urls',
    on: 'post',
    label: texts({ nl: 'Adressen', en: 'Addresses' }),
    admin: {
      allowCreate: false,
      defaultColumns: ['path', 'domain', 'locale'],
      description: texts({
        nl: 'Volgen vanzelf uit het adresdeel en de plaats van de blogpagina (site-instellingen).',
        en: 'Derived from the slug and the address of the blog page (site settings).',
      }),
    },
  },
]

const sidebar: Field[] = [
  scheduleField,
  {
    name: 'publishedAt',
    type: 'date',
    disableDuplicate: true,
    index: true,
    label: texts({ nl: 'Datum en tijd', en: 'Date and time' }),
    admin: {
      position: 'sidebar',
      date: dateAndTime,
      description: texts({
        nl: 'In de tijdzone van uw computer. Leeg: het moment van de eerste publicatie. In de toekomst: publiceren plant het artikel in.',
        en: 'In the time zone of your computer. Empty: the time of the first publication. In the future: publishing schedules the post.',
      }),
    },
  },
  {
    name: 'authors',
    type: 'relationship',
    relationTo: 'authors',
    hasMany: true,
    required: true,
    label: texts({ nl: 'Auteurs', en: 'Authors' }),
    admin: { position: 'sidebar' },
  },
  {
    name: 'category',
    type: 'relationship',
    relationTo: 'categories',
    index: true,
    label: texts({ nl: 'Categorie', en: 'Category' }),
    admin: { position: 'sidebar' },
  },
  {
    name: 'tags',
    type: 'text',
    hasMany: true,
    localized: true,
    label: texts({ nl: 'Trefwoorden', en: 'Tags' }),
    admin: {
      position: 'sidebar',
      placeholder: texts({ nl: 'Typ een woord en druk op Enter', en: 'Type a word and press Enter' }),
    },
  },
  {
    name: 'readingMinutes',
    type: 'number',
    localized: true,
    label: texts({ nl: 'Leestijd in minuten', en: 'Reading time in minutes' }),
    admin: {
      position: 'sidebar',
      readOnly: true,
      disableBulkEdit: true,
      description: texts({ nl: 'Wordt per taal berekend.', en: 'Computed per language.' }),
    },
  },
]

export const postFields: Field[] = [
  {
    type: 'tabs',
    tabs: [
      { label: texts({ nl: 'Inhoud', en: 'Content' }), fields: contentTab },
      { label: texts({ nl: 'Adressen', en: 'Addresses' }), fields: addressTab },
      { label: texts({ nl: 'Zoekmachines', en: 'Search engines' }), fields: [seoGroup] },
    ],
  },
  ...sidebar,
  visitsField,
  statusField,
]
