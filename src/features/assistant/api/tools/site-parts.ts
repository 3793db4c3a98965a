import { z } from '@hono/zod-openapi'

import { defineResource } from '@/src/api/core/resource/resource'
import type { WriteOptions } from '@/src/api/core/resource/write'
import { editable } from './editable'

const MAX_TEXT = 5000

const line = z.string().trim().min(1).max(MAX_TEXT)
const prose = z.string().max(MAX_TEXT).nullable()
/** Only texts are ever changed; Payload validates the rest. */
const linked = { link: z.looseObject({ label: line }) }

const shared = {
  param: 'uuid',
  tag: 'Navigation',
  permissions: { read: 'content.read', write: 'navigation.write', remove: 'settings.write' },
  localized: true,
  schema: z.unknown(),
  search: [],
  orders: ['-updatedAt'],
} as const

const navigationBody = z.strictObject({
  items: z.array(z.looseObject({ ...linked, children: z.array(z.looseObject(linked)) })),
  // A button that is not shown has no text.
  callToAction: z.looseObject({}),
})

const footerBody = z.strictObject({
  statement: prose,
  columns: z.array(z.looseObject({ heading: line, links: z.array(z.looseObject(linked)) })),
  smallPrint: prose,
})

const navigation = defineResource({
  ...{ ...shared, collection: 'navigation', path: '/navigation', noun: 'navigation', plural: 'navigation' },
  serialize: (_, docs) =>
    docs.map(({ items, callToAction }) => ({
      items: (items ?? []).map((item) => ({ ...item, children: item.children ?? [] })),
      callToAction: callToAction ?? {},
    })),
})

const footer = defineResource({
  ...{ ...shared, collection: 'footer', path: '/footer', noun: 'footer', plural: 'footers' },
  serialize: (_, docs) =>
    docs.map(({ statement, columns, smallPrint }) => ({
      statement: statement ?? null,
      columns: (columns ?? []).map((column) => ({ ...column, links: column.links ?? [] })),
      smallPrint: smallPrint ?? null,
    })),
})

const navigationWriting: WriteOptions<'navigation', typeof navigationBody> = {
  body: navigationBody,
  // The rows as they were read, with other texts.
  toData: (body) => body as object,
}
const footerWriting: WriteOptions<'footer', typeof footerBody> = {
  body: footerBody,
  toData: (body) => body as object,
}

/** What a tenant has one of, as the tools read and write it: the API has their translations only. */
export const siteParts = {
  navigation: editable(navigation, navigationWriting),
  footer: editable(footer, footerWriting),
}
