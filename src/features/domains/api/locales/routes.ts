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
    summary: 'The languages of the installation',
    description:
      'Which of them a domain serves is set on the domain. Nobody changes this list. Sorted by `code` they stand as the installation lists them, `nl` first.',
  }),
]
