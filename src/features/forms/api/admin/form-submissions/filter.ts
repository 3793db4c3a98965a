import type { Where } from 'payload'
import type { z } from '@hono/zod-openapi'

import type { submissionFilters } from './schemas'

type Filters = z.output<z.ZodObject<typeof submissionFilters>>

/** The query for the list's parameters. */
export const submissionsWhere = ({ status, read, from, to }: Filters): Where => ({
  and: [
    ...(status ? [{ status: { equals: status } }] : []),
    ...(read ? [{ read: { equals: read === 'true' } }] : []),
    ...(from ? [{ createdAt: { greater_than_equal: from } }] : []),
    ...(to ? [{ createdAt: { less_than: to } }] : []),
  ],
})
