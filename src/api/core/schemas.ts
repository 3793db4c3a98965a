import { z } from '@hono/zod-openapi'

import { LOCALES } from '@/src/lib/constants'
import {
  isSlugPath,
  MAX_SEGMENT_CHARACTERS,
  MAX_SLUG_CHARACTERS,
  SLUG,
  SLUG_PATH,
} from '@/src/features/urls/rules/slug'
import { ownMessage } from './input-errors'

export const uuid = z.uuid().openapi({ example: '5f0c1f0e-3b0a-4f0e-9a55-0f6f5a3c2b11' })
export const localeCode = z.enum(LOCALES).openapi('Locale')
/** The language that a public call asks for. */
export const siteLocale = localeCode
  .optional()
  .openapi({ description: 'The language of the texts; else the default one of the site.' })
export const timestamp = z.iso.datetime().openapi({ example: '2026-11-21T09:00:00.000Z' })
/** A time that a caller names: of any offset from UTC. */
export const moment = z.iso.datetime({ offset: true }).openapi({ example: '2026-11-23T10:00:00+01:00' })

const EARLIEST = Date.UTC(1900, 0, 1)
const LATEST = Date.UTC(9999, 11, 31)
/** As {@link moment}, of a document: a year 1 that stands for none, and one of five digits, are read back as others. */
export const documentTimestamp = moment.refine(
  (time) => Date.parse(time) >= EARLIEST && Date.parse(time) <= LATEST,
  ownMessage('moment'),
)

/** A whole number in a query, as the document says it: in digits, which `1e3`, `0x1` and ` 10` are not. */
export const integerParam = <T extends z.ZodType<number>>(number: T) =>
  z.preprocess((text) => (typeof text === 'string' && /^-?\d+$/.test(text) ? Number(text) : text), number)

/** A document's own part of an address: one segment. */
export const slug = z.string().max(MAX_SEGMENT_CHARACTERS).regex(SLUG, ownMessage('slug'))
/** As {@link slug}, of several segments. */
export const slugPath = z
  .string()
  .max(MAX_SLUG_CHARACTERS)
  .regex(SLUG_PATH, ownMessage('slugPath'))
  .refine(isSlugPath, ownMessage('slugParts'))
/** What reads an e-mail address, published as one: of a pipe only its beginning, any text, would be. */
export const withEmailFormat = <T extends z.ZodType>(schema: T): T =>
  schema.meta({ format: 'email', maxLength: 254 })

/** A named schema or null; `.nullable()` of one loses the null in the OpenAPI document. */
export const orNull = <T extends z.ZodType>(schema: T) => z.union([schema, z.null()])

/** `{ data }`, the form of every answer that is no list. */
export const dataOf = <T extends z.ZodType>(data: T) => z.strictObject({ data })

/** An error, as RFC 9457 has it; `tenants` only where one must be named, `alternatives` where a time is taken. */
export const problem = z
  .strictObject({
    type: z.string().openapi({
      example: 'urn:gevel:problem:notFound',
      description: 'The kind of problem, for programs.',
    }),
    title: z.string().openapi({ description: 'The kind of problem, in words.' }),
    status: z.int().openapi({ description: 'The HTTP status.' }),
    detail: z.string().openapi({ description: 'What is wrong with this call, and what to do.' }),
    instance: z.string().openapi({ description: 'The path that was called.' }),
    requestId: z.string().openapi({ description: 'The id of the call in the log of the server.' }),
    errors: z
      .array(z.strictObject({ path: z.string(), message: z.string() }))
      .optional()
      .openapi({
        description:
          'The values that are wrong; `path` leads to each: `urls.0.path`. `message` says what to do: in the language that a call about a site asks for, else in that of the site; under /api/admin in English.',
      }),
    tenants: z
      .array(z.string())
      .optional()
      .openapi({ description: 'The slugs to choose from, where a tenant has to be named.' }),
    alternatives: z
      .array(z.strictObject({ start: timestamp, end: timestamp }))
      .optional()
      .openapi({ description: 'Free times, where the one asked for is taken.' }),
    places: z
      .array(
        z.strictObject({ collection: z.string(), id: uuid, title: z.string().nullable(), field: z.string() }),
      )
      .optional()
      .openapi({
        description: 'Where something is used that therefore is not deleted: the first of these places.',
      }),
    total: z.int().optional().openapi({ description: 'How many such places there are.' }),
    checks: z
      .record(z.string(), z.string())
      .optional()
      .openapi({ description: 'What is ready and what is not.' }),
  })
  .openapi('Problem', { description: 'An error (RFC 9457).' })
