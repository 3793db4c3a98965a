import type { Where } from 'payload'
import type { z } from '@hono/zod-openapi'

import { assigneeWhere } from '@/src/features/forms/rules/submission'
import type { submissionFilters } from './schemas'

type Filters = z.output<z.ZodObject<typeof submissionFilters>>

/** The query for the list's parameters. @param account who asks */
export const submissionsWhere = ({ status, read, assignee, from, to }: Filters, account: string): Where => ({
  and: [
    ...(status ? [{ status: { equals: status } }] : []),
    ...(read ? [{ read: { equals: read === 'true' } }] : []),
    ...(assignee ? [assigneeWhere(assignee, account)] : []),
    ...(from ? [{ createdAt: { greater_than_equal: from } }] : []),
    ...(to ? [{ createdAt: { less_than: to } }] : []),
  ],
})
