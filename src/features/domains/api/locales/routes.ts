import { z } from '@hono/zod-openapi'

import { listOperation } from '@/src/api/core/resource/read-operations'
import { defineResource } from '@/src/api/core/resource/resource'
import { localeCode, uuid } from '@/src/api/core/schemas'

const locale = z
  .strictObject({
    id: uuid,
    code: localeCode,
    languageTag: z.string().openapi({ example: 'nl-NL' }),
    name: z.string().openapi({ example: 'Nederlands' }),
  })
  .openapi('InstalledLocale')

const locales = defineResource({
  collection: 'locales',
  path: '/locales',
  param: 'id',
  tag: 'Locales',
  noun: 'locale',
  plural: 'locales',
  permissions: { read: 'domains.read', write: 'domains.write', remove: 'domains.write' },
  schema: locale,
  serialize: (_, docs) => docs.map(({ id, code, languageTag, name }) => ({ id, code, languageTag, name })),
  search: ['name'],
  orders: ['code', '-code', 'name', '-name'],
  // The same for all tenants.
  within: () => ({}),
})

export const adminLocaleOperations = [
  listOperation(locales, {
    summary: 'List the languages of the installation',
    description:
      'The languages that a domain serves are set on the domain. This list is fixed. Sorted by `code`, it has the order of the installation, `nl` first.',
  }),
]
