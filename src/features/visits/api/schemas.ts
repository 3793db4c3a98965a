import { z } from '@hono/zod-openapi'

import { listQuery } from '@/src/api/core/list'
import { localeCode, uuid } from '@/src/api/core/schemas'
import { DEVICES, RETENTION_MONTHS, VISIT_DAYS, VISIT_GROUPS } from '@/src/features/visits/rules/visit'
import { VISITED_COLLECTIONS } from '@/src/features/visits/server/read-visits'

const count = z.int().min(0)
const date = z.iso.date().openapi({ example: '2026-11-24' })

const figures = {
  views: count.openapi({ description: 'How often pages were viewed.' }),
  visitors: count.openapi({
    description: 'The visitors of each day, added up: who returns on another day counts again.',
  }),
}

const ofDay = z.strictObject({ date, ...figures }).openapi('VisitsOfDay')
const ofPage = z
  .strictObject({
    collection: z.enum(VISITED_COLLECTIONS),
    document: uuid,
    domain: uuid,
    locale: localeCode,
    path: z.string().openapi({ example: '/contact', description: 'Without the prefix of the language.' }),
    title: z.string().nullable().openapi({ description: 'Null for a document that was deleted.' }),
    ...figures,
  })
  .openapi('VisitsOfPage')
const ofReferrer = z
  .strictObject({
    referrer: z
      .string()
      .nullable()
      .openapi({ example: 'example.com', description: 'The host; null without one.' }),
    ...figures,
  })
  .openapi('VisitsOfReferrer')
const ofDevice = z.strictObject({ device: z.enum(DEVICES), ...figures }).openapi('VisitsOfDevice')

export const visits = z
  .strictObject({
    from: date,
    to: date,
    ...figures,
    rows: z
      .array(z.union([ofDay, ofPage, ofReferrer, ofDevice]))
      .openapi({ description: 'Days in their order, others with the most viewed first.' }),
  })
  .openapi('Visits')

export const visitQuery = z.strictObject({
  domain: uuid.optional().openapi({ description: 'The id of a domain.' }),
  locale: z
    .enum(localeCode.options)
    .optional()
    .openapi({ description: 'The language in which pages were viewed.' }),
  document: uuid.optional().openapi({ description: 'The id of a page, post, author or category.' }),
  from: date
    .optional()
    .openapi({ description: `The first day; by default ${VISIT_DAYS - 1} days before the last.` }),
  to: date
    .optional()
    .openapi({ description: 'The last day; by default today, in the time zone of the tenant.' }),
  group: z
    .enum(VISIT_GROUPS)
    .default('day')
    .openapi({
      description: `What the rows are: every day, or at most \`limit\` of the others. Days without visits are among them, and counts are kept ${RETENTION_MONTHS} months.`,
    }),
  limit: listQuery(['views']).shape.limit,
})
