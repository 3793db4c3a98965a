import { z } from '@hono/zod-openapi'

import { listQuery } from '@/src/api/core/list'
import { localeCode, orNull, timestamp, uuid } from '@/src/api/core/schemas'
import { LOCALES } from '@/src/lib/constants'
import { SAVERS } from '../rules/version-entry'

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
    savedAt: timestamp,
    savedBy,
    locale: orNull(localeCode).openapi({
      description: 'The language that was saved; null for all at once, and when it is not known.',
    }),
    state: z.enum(['draft', 'published']).nullable().openapi({
      description: 'The state of that language in this version; null where languages are not published.',
    }),
    autosaved: z.boolean(),
  })
  .openapi('Version')

export const versionQuery = listQuery(['-savedAt']).pick({ page: true, limit: true })

export const restoreBody = z
  .strictObject({
    locale: z.enum([...LOCALES, 'all']).openapi({ description: 'The language to restore, or all of them.' }),
  })
  .openapi('RestoreVersion')
