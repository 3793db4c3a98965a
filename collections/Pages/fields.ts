import type { Field } from 'payload'

import { blockSlugs } from '@/blocks'
import { seoGroup } from '@/src/fields/seo'
import { DEFAULT_LAYOUT, LAYOUTS } from '@/src/lib/layouts'

const contentTab: Field[] = [
  { name: 'title', type: 'text', required: true, localized: true, label: { nl: 'Titel', en: 'Title' } },
  {
    name: 'blocks',
    type: 'blocks',
    label: { nl: 'Blokken', en: 'Blocks' },
    labels: { singular: { nl: 'Blok', en: 'Block' }, plural: { nl: 'Blokken', en: 'Blocks' } },
    // References keep the edit view quick: each block's fields are sent to the browser once.
    blockReferences: blockSlugs,
    blocks: [],
  },
]

const addressTab: Field[] = [
  {
    name: 'urls',
    type: 'join',
    collection: 'page-urls',
    on: 'page',
    label: { nl: 'Adressen', en: 'URLs' },
    admin: {
      defaultColumns: ['path', 'domain', 'locale', 'canonical'],
      description: {
        nl: 'Per domein en taal het pad waarop deze pagina te vinden is.',
        en: 'Per domain and language the path at which this page is found.',
      },
    },
  },
]

const sidebar: Field[] = [
  {
    name: 'layout',
    type: 'select',
    required: true,
    defaultValue: DEFAULT_LAYOUT,
    label: { nl: 'Indeling', en: 'Layout' },
    options: LAYOUTS.map(({ value, label }) => ({ value, label })),
    admin: { position: 'sidebar' },
  },
  {
    name: 'showTopBar',
    type: 'checkbox',
    defaultValue: true,
    label: { nl: 'Kop van de site tonen', en: 'Show the site header' },
    admin: { position: 'sidebar' },
  },
  {
    name: 'showFooter',
    type: 'checkbox',
    defaultValue: true,
    label: { nl: 'Voet van de site tonen', en: 'Show the site footer' },
    admin: { position: 'sidebar' },
  },
  {
    name: 'routeKey',
    type: 'text',
    label: { nl: 'Routesleutel', en: 'Route key' },
    admin: {
      position: 'sidebar',
      description: {
        nl: 'Naam van de route voor ontwikkelaars, bijvoorbeeld “index” of “over-ons”.',
        en: 'Name of the route for developers, for example “index” or “over-ons”.',
      },
    },
  },
]

export const pageFields: Field[] = [
  {
    type: 'tabs',
    tabs: [
      { label: { nl: 'Inhoud', en: 'Content' }, fields: contentTab },
      { label: { nl: 'Adressen', en: 'URLs' }, fields: addressTab },
      { label: { nl: 'Zoekmachines', en: 'Search engines' }, fields: [seoGroup] },
    ],
  },
  ...sidebar,
]
