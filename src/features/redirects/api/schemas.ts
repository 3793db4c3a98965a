import { z } from '@hono/zod-openapi'

import { DEFAULT_REDIRECT_STATUS, REDIRECT_STATUSES } from '@/src/lib/constants'
import { inputOf } from '@/src/api/core/resource/input'
import { timestamp, uuid } from '@/src/api/core/schemas'
import {
  REDIRECT_DEFAULTS,
  REDIRECT_MATCHES,
  REDIRECT_ORIGINS,
} from '@/src/features/redirects/rules/redirect'

const MAX_FROM = 512
const MAX_TARGET = 2000

const status = z.literal(REDIRECT_STATUSES).openapi({ type: 'integer', enum: [...REDIRECT_STATUSES] })
const match = z.enum(REDIRECT_MATCHES)

export const redirect = z
  .strictObject({
    id: uuid,
    domain: uuid.nullable().openapi({ description: 'Null: all domains of the tenant.' }),
    from: z.string(),
    to: z.string().nullable().openapi({ description: 'The path or URL that it currently leads to.' }),
    pageUrl: uuid.nullable().openapi({ description: 'The page URL whose path `to` is, if any.' }),
    status,
    match,
    keepQuery: z.boolean(),
    enabled: z.boolean(),
    origin: z.enum(REDIRECT_ORIGINS),
    hits: z.int(),
    lastHitAt: timestamp.nullable(),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .openapi('Redirect')

const fields = {
  domain: uuid.nullable(),
  from: z.string().min(1).max(MAX_FROM),
  to: z.string().max(MAX_TARGET).nullable().openapi({
    description: 'A path of the site or an http(s) URL; null with status 410 or a `pageUrl`.',
  }),
  pageUrl: uuid.nullable(),
  status,
  match,
  keepQuery: z.boolean(),
  enabled: z.boolean(),
}

export const redirectBody = inputOf(redirect, {
  ...fields,
  domain: fields.domain.default(null),
  to: fields.to.default(null),
  pageUrl: fields.pageUrl.default(null),
  status: status.default(DEFAULT_REDIRECT_STATUS).openapi({ default: DEFAULT_REDIRECT_STATUS }),
  match: match.default(REDIRECT_DEFAULTS.match),
  keepQuery: fields.keepQuery.default(REDIRECT_DEFAULTS.keepQuery),
  enabled: fields.enabled.default(REDIRECT_DEFAULTS.enabled),
}).openapi('RedirectInput')

/** Omitted fields stay as they are; `to` and `pageUrl` replace each other, and both may be sent back as they were read. */
export const redirectChanges = inputOf(redirect, z.strictObject(fields).partial().shape).openapi(
  'RedirectChanges',
)

export const importQuery = z.strictObject({
  dryRun: z
    .enum(['true', 'false'])
    .default('true')
    .openapi({ description: '`true` only reports what would happen; `false` writes.' }),
})

export const importReport = z
  .strictObject({
    dryRun: z.boolean(),
    applied: z.boolean(),
    counts: z.strictObject({ create: z.int(), update: z.int(), unchanged: z.int(), error: z.int() }),
    lines: z.array(
      z.strictObject({
        line: z.int().openapi({ description: 'Line number in the file; the header is line 1.' }),
        from: z.string(),
        action: z.enum(['create', 'update', 'unchanged', 'error']),
        message: z.string().nullable(),
      }),
    ),
  })
  .openapi('RedirectImport')

export const csv = z.string().openapi({ description: 'from,to,status,match,domain,keepQuery,enabled' })
