import { checkRowIds } from '@/src/api/core/block-rows'
import { harmfulLink } from '@/src/api/core/harmful-link'
import { invalid } from '@/src/api/core/from-error'
import { getOperation, listOperation } from '@/src/api/core/resource/read-operations'
import { defineResource } from '@/src/api/core/resource/resource'
import { LANGUAGE_RULE, sharedFields } from '@/src/api/core/resource/shared-fields'
import type { WriteOptions } from '@/src/api/core/resource/write'
import { createOperation, updateOperation } from '@/src/api/core/resource/write-operations'
import type { Footer, Navigation } from '@/payload-types'
import {
  footer as footerSchema,
  FOOTER_DEFAULTS,
  footerBody,
  navigation as navigationSchema,
  NAVIGATION_DEFAULTS,
  navigationBody,
} from './schemas'
import { toFooters, toNavigations } from './serialize'

const shared = {
  param: 'uuid',
  tag: 'Navigation',
  permissions: { read: 'content.read', write: 'navigation.write', remove: 'settings.write' },
  localized: true,
  drafts: true,
  search: [],
  orders: ['-updatedAt'],
} as const

export const navigation = defineResource({
  ...{ ...shared, collection: 'navigation', path: '/navigation', noun: 'navigation', plural: 'navigation' },
  schema: navigationSchema,
  serialize: toNavigations,
})

export const footer = defineResource({
  ...{ ...shared, collection: 'footer', path: '/footer', noun: 'footer', plural: 'footers' },
  schema: footerSchema,
  serialize: toFooters,
})

/** A draft may have an unfinished address, but not one that runs a script. */
function assertHarmless(content: object): void {
  const harmful = harmfulLink(content, '')
  if (harmful) throw invalid([harmful])
}

export const navigationWriting: WriteOptions<'navigation', typeof navigationBody> = {
  body: navigationBody,
  toData: ({ status: _status, ...given }, { current }) => {
    assertHarmless(given)
    const { items, callToAction } = sharedFields(given, NAVIGATION_DEFAULTS, current)
    return {
      // The body's schema has checked them; a draft may lack what the generated type requires.
      ...(items && { items: checkRowIds(items, current?.items ?? []) as NonNullable<Navigation['items']> }),
      ...(callToAction && { callToAction: callToAction as Navigation['callToAction'] }),
    }
  },
}

export const footerWriting: WriteOptions<'footer', typeof footerBody> = {
  body: footerBody,
  toData: ({ status: _status, statement, smallPrint, ...given }, { current }) => {
    assertHarmless(given)
    const { columns } = sharedFields(given, FOOTER_DEFAULTS, current)
    return {
      ...{ statement, smallPrint },
      // As above.
      ...(columns && {
        columns: checkRowIds(columns, current?.columns ?? []) as NonNullable<Footer['columns']>,
      }),
    }
  },
}

const ONE = 'A tenant has one: a second is a conflict (409).'
const NEWEST = { description: 'Returns the newest draft.' }
const REPLACED = { description: `${LANGUAGE_RULE} It cannot be taken offline.` }

export const adminNavigationOperations = [
  listOperation(navigation),
  createOperation(navigation, { ...navigationWriting, description: ONE }),
  getOperation(navigation, NEWEST),
  updateOperation(navigation, { ...navigationWriting, ...REPLACED }),
]

export const adminFooterOperations = [
  listOperation(footer),
  createOperation(footer, { ...footerWriting, description: ONE }),
  getOperation(footer, NEWEST),
  updateOperation(footer, { ...footerWriting, ...REPLACED }),
]
