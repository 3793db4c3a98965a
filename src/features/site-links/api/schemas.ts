import { z } from '@hono/zod-openapi'

import { inputOf } from '@/src/api/core/resource/input'
import { publication, stayingStatus } from '@/src/api/core/resource/publication'
import { sharedDraftFields } from '@/src/api/core/resource/shared-fields'
import { localeCode, timestamp, uuid } from '@/src/api/core/schemas'

const MAX_LABEL = 500
const MAX_TEXT = 5000
const MAX_URL = 2000
const MAX_ITEMS = 8
const MAX_CHILDREN = 12
const MAX_COLUMNS = 4
const MAX_LINKS = 50

const label = z.string().max(MAX_LABEL).nullable()
/** Of the stored row; a new row has none yet. */
const rowId = z.string().optional()

/** A draft may have an unfinished link; publishing asks for its text and where it leads to. */
const link = z
  .strictObject({
    type: z.enum(['page', 'url']),
    page: uuid.nullable().default(null).openapi({ description: 'The id of a page, with the type `page`.' }),
    url: z.string().max(MAX_URL).nullable().default(null).openapi({
      description:
        'With the type `url`: a path, an #anchor, or a full address with https://, mailto: or tel:.',
    }),
    label: label.default(null).openapi({
      description: 'In one language. Where it is missing, the link is left out.',
    }),
    newTab: z.boolean().default(false),
  })
  .openapi('SiteLink')

const linkRow = z.strictObject({ id: rowId, link }).openapi('SiteLinkRow')
const item = z
  .strictObject({ id: rowId, link, children: z.array(linkRow).max(MAX_CHILDREN).default([]) })
  .openapi('NavigationItem')
const items = z.array(item).max(MAX_ITEMS)
const callToAction = z
  .strictObject({ enabled: z.boolean(), link })
  .openapi('NavigationButton', { description: 'The button beside the links.' })
const column = z
  .strictObject({
    id: rowId,
    heading: label.default(null),
    links: z.array(linkRow).max(MAX_LINKS).default([]),
  })
  .openapi('FooterColumn')
const columns = z.array(column).max(MAX_COLUMNS)
const prose = z.string().max(MAX_TEXT).nullable()

const common = { id: uuid, locale: localeCode, publication }
const stamps = { createdAt: timestamp, updatedAt: timestamp }

export const navigation = z.strictObject({ ...common, items, callToAction, ...stamps }).openapi('Navigation')

export const footer = z
  .strictObject({ ...common, statement: prose, columns, smallPrint: prose, ...stamps })
  .openapi('Footer')

/** A link that is not filled in. */
export const EMPTY_LINK = { type: 'page', page: null, url: null, label: null, newTab: false } as const

/** The shared fields of new ones. */
export const NAVIGATION_DEFAULTS = { items: [], callToAction: { enabled: false, link: EMPTY_LINK } }
export const FOOTER_DEFAULTS = { columns: [] }

export const navigationBody = inputOf(navigation, {
  items: sharedDraftFields(items, NAVIGATION_DEFAULTS.items),
  callToAction: sharedDraftFields(callToAction, NAVIGATION_DEFAULTS.callToAction),
  status: stayingStatus,
}).openapi('NavigationInput')

export const footerBody = inputOf(footer, {
  statement: prose.default(null),
  columns: sharedDraftFields(columns, FOOTER_DEFAULTS.columns),
  smallPrint: prose.default(null),
  status: stayingStatus,
}).openapi('FooterInput')
