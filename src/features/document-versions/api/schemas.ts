import { z } from '@hono/zod-openapi'

import { listQuery } from '@/src/api/core/list'
import { localeCode, orNull, timestamp, uuid } from '@/src/api/core/schemas'
import { LOCALES } from '@/src/lib/constants'
import { SAVERS } from '../rules/version-entry'
import { MAX_NAMED_VERSIONS, MAX_VERSION_NAME } from '../rules/versioned'

const savedBy = z
  .strictObject({
    kind: z.enum(SAVERS).openapi({
      description:
        '`removed`: an account that is no more; `system`: nobody, such as a scheduled publication; `unknown`: from before this was stored.',
    }),
    id: uuid.nullable(),
    name: z
      .string()
      .nullable()
      .openapi({ description: 'Null unless `kind` is `account`, and for readers other than editors.' }),
  })
  .openapi('VersionSaver')

export const version = z
  .strictObject({
    id: uuid,
    name: z.string().nullable().openapi({
      description: 'What somebody called it. A version with a name is kept beside the newest 50.',
    }),
    savedAt: timestamp,
    savedBy,
    locale: orNull(localeCode).openapi({
      description: 'The language that was saved; null for all at once, and when it is not known.',
    }),
    state: z.enum(['draft', 'published']).nullable().openapi({
      description: 'The state of that language in this version; null where languages are not published.',
    }),
    autosaved: z.boolean(),
    beforeRestore: z.boolean().openapi({
      description: 'Whether a restore replaced this version: restoring it undoes that.',
    }),
  })
  .openapi('Version')

export const versionQuery = listQuery(['-savedAt']).pick({ page: true, limit: true })

export const nameBody = z
  .strictObject({
    name: z
      .string()
      .trim()
      .max(MAX_VERSION_NAME)
      .nullable()
      .transform((name) => name || null)
      .openapi({
        description: `Why the version matters; empty or null takes the name away. At most ${MAX_NAMED_VERSIONS} versions of a document have one.`,
      }),
  })
  .openapi('NameVersion')

export const restoreBody = z
  .strictObject({
    locale: z.enum([...LOCALES, 'all']).openapi({ description: 'The language to restore, or all of them.' }),
  })
  .openapi('RestoreVersion')
