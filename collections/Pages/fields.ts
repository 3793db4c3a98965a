import type { Field } from 'payload'

import type { User } from '@/payload-types'
import { isSuperAdmin } from '@/src/access/memberships'

import { blockSlugs } from '@/blocks'
import { asTitle } from '@/src/fields/copies/title-of-copy'
import { blocksField, incompleteBlocksField, shellFields } from '@/src/fields/design'
import { copyOtherTexts } from '@/src/features/templates/hooks/copy-other-texts'
import { statusField } from '@/src/fields/publication'
import { scheduleField } from '@/src/fields/schedule'
import { visitsField } from '@/src/fields/visits'
import { seoGroup } from '@/src/fields/seo'
import { texts } from '@/src/i18n/locale-texts'
import { addressField } from './address-field'

const contentTab: Field[] = [
  asTitle({
    name: 'title',
    type: 'text',
    required: true,
    localized: true,
    label: texts({ nl: 'Titel', en: 'Title' }),
    admin: { components: { Cell: '/src/admin/lists/TitleCell#TitleCell' } },
  }),
  addressField,
  incompleteBlocksField,
  blocksField(blockSlugs, copyOtherTexts),
]

const otherUrlsTab: Field[] = [
  {
    name: 'urls',
    type: 'join',
    collection: 'page-urls',
    on: 'page',
    where: { canonical: { equals: false } },
    label: texts({ nl: 'Andere adressen', en: 'Other addresses' }),
    admin: {
      defaultColumns: ['path', 'domain', 'locale'],
      description: texts({
        nl: 'Waar deze pagina ook te vinden is, naast haar adres bij Inhoud. Oude adressen staan bij Doorverwijzingen.',
        en: 'Where this page is found too, besides its address under Content. Old addresses are under Redirects.',
      }),
    },
  },
]

const sidebar: Field[] = [
  scheduleField,
  ...shellFields,
  {
    name: 'routeKey',
    type: 'text',
    disableDuplicate: true,
    label: texts({ nl: 'Routesleutel', en: 'Route key' }),
    admin: {
      position: 'sidebar',
      condition: (_, __, { user }) => isSuperAdmin(user as User | null),
      description: texts({
        nl: 'Naam van de route voor ontwikkelaars, bijvoorbeeld “index” of “over-ons”.',
        en: 'Name of the route for developers, for example “index” or “over-ons”.',
      }),
    },
  },
  {
    name: 'template',
    type: 'relationship',
    relationTo: 'templates',
    index: true,
    label: texts({ nl: 'Gemaakt van sjabloon', en: 'Made from template' }),
    admin: {
      position: 'sidebar',
      allowCreate: false,
      condition: ({ template }) => Boolean(template),
      description: texts({
        nl: 'Alleen ter herinnering: wat u hier wijzigt, verandert het sjabloon niet.',
        en: 'A reminder only: what you change here does not change the template.',
      }),
    },
  },
]

export const pageFields: Field[] = [
  {
    type: 'tabs',
    tabs: [
      { label: texts({ nl: 'Inhoud', en: 'Content' }), fields: contentTab },
      { label: texts({ nl: 'Andere adressen', en: 'Other addresses' }), fields: otherUrlsTab },
      { label: texts({ nl: 'Zoekmachines', en: 'Search engines' }), fields: [seoGroup] },
    ],
  },
  ...sidebar,
  visitsField,
  statusField,
]
