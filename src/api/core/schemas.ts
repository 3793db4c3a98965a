import { z } from '@hono/zod-openapi'

import { FACTOR_METHODS } from '@/src/features/accounts/rules/factors'
import { LOCALES } from '@/src/lib/constants'
import {
  isSlugPath,
  MAX_SEGMENT_CHARACTERS,
  MAX_SLUG_CHARACTERS,
  SLUG,
  SLUG_PATH,
} from '@/src/features/urls/rules/slug'
import { ownMessage } from './input-errors'

/** In lower case, as ids are stored: comparisons with an id need no care for its case. */
export const uuid = z.uuid().toLowerCase().openapi({ example: '5f0c1f0e-3b0a-4f0e-9a55-0f6f5a3c2b11' })
export const localeCode = z.enum(LOCALES).openapi('Locale')
/** The locale of a public request. */
export const siteLocale = localeCode
  .optional()
  .openapi({ description: 'The language of the texts; by default that of the site.' })
export const timestamp = z.iso.datetime().openapi({ example: '2026-11-21T09:00:00.000Z' })
/** A time in a request, with any UTC offset. */
export const moment = z.iso.datetime({ offset: true }).openapi({ example: '2026-11-23T10:00:00+01:00' })

const EARLIEST = Date.UTC(1900, 0, 1)
const LATEST = Date.UTC(9999, 11, 31)
/** As {@link moment}, for documents: years before 1900 or after 9999 would be read back as others. */
export const documentTimestamp = moment.refine(
  (time) => Date.parse(time) >= EARLIEST && Date.parse(time) <= LATEST,
  ownMessage('moment'),
)

/** An integer in a query, digits only: `1e3`, `0x1` and ` 10` are rejected. */
export const integerParam = <T extends z.ZodType<number>>(number: T) =>
  z.preprocess((text) => (typeof text === 'string' && /^-?\d+$/.test(text) ? Number(text) : text), number)

/** The last segment of a document's path. */
export const slug = z.string().max(MAX_SEGMENT_CHARACTERS).regex(SLUG, ownMessage('slug'))
/** As {@link slug}, with several segments. */
export const slugPath = z
  .string()
  .max(MAX_SLUG_CHARACTERS)
  .regex(SLUG_PATH, ownMessage('slugPath'))
  .refine(isSlugPath, ownMessage('slugParts'))
/** Declares `format: email` for a pipe, of which OpenAPI would only see the first schema, a plain string. */
export const withEmailFormat = <T extends z.ZodType>(schema: T): T =>
  schema.meta({ format: 'email', maxLength: 254 })

/** A named schema or null; `.nullable()` on one loses the null in the OpenAPI document. */
export const orNull = <T extends z.ZodType>(schema: T) => z.union([schema, z.null()])

/** `{ data }`, the shape of every JSON response that is not a list. */
export const dataOf = <T extends z.ZodType>(data: T) => z.strictObject({ data })

/** A problem document (RFC 9457); its extension members depend on the problem. */
export const problem = z
  .strictObject({
    type: z.string().openapi({
      example: 'urn:gevel:problem:notFound',
      description: 'The type of problem, for programs.',
    }),
    title: z.string().openapi({ description: 'The type of problem, for people.' }),
    status: z.int().openapi({ description: 'The HTTP status.' }),
    detail: z.string().openapi({ description: 'What is wrong with this request, and what to do.' }),
    instance: z.string().openapi({ description: 'The path of the request.' }),
    requestId: z.string().openapi({ description: 'The id of the request in the server log.' }),
    errors: z
      .array(z.strictObject({ path: z.string(), message: z.string() }))
      .optional()
      .openapi({
        description:
          'The invalid values; `path` is the path of each in the input: `urls.0.path`. `message` is in the requested language for operations on a site, by default that of the site; in English under /api/admin.',
      }),
    methods: z
      .array(z.enum(FACTOR_METHODS))
      .optional()
      .openapi({ description: 'The second factors that an account has, when one is required.' }),
    passkey: z.record(z.string(), z.unknown()).optional().openapi({
      description: 'What `navigator.credentials.get` needs, when a passkey may be the second factor.',
    }),
    tenants: z
      .array(z.string())
      .optional()
      .openapi({ description: 'The slugs to choose from, when a tenant must be named.' }),
    alternatives: z
      .array(z.strictObject({ start: timestamp, end: timestamp }))
      .optional()
      .openapi({ description: 'Free times, when the requested one is not available.' }),
    places: z
      .array(
        z.strictObject({ collection: z.string(), id: uuid, title: z.string().nullable(), field: z.string() }),
      )
      .optional()
      .openapi({
        description: 'The first places where a document is used that therefore cannot be deleted.',
      }),
    total: z.int().optional().openapi({ description: 'The total number of such places.' }),
    checks: z
      .record(z.string(), z.string())
      .optional()
      .openapi({ description: 'The result of each readiness check.' }),
  })
  .openapi('Problem', { description: 'An error (RFC 9457).' })
