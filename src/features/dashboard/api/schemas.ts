import { z } from '@hono/zod-openapi'

import { EDITED_COLLECTIONS } from '@/src/features/dashboard/server/dashboard'
import { RIGHTS_NOTICE_DAYS } from '@/src/features/media/rules/rights'
import { perLocale } from '@/src/i18n/locale-texts'
import { LOCALES } from '@/src/lib/constants'
import { timestamp, uuid } from '@/src/api/core/schemas'

const count = z.int().min(0)

const publication = z
  .strictObject({ published: count, scheduled: count, draft: count, missing: count })
  .openapi('PublicationCount', {
    description: 'Documents by state in one language: published, scheduled, draft, missing.',
  })
const byLocale = z.strictObject(perLocale(() => publication))

const edited = z
  .strictObject({
    collection: z.enum(EDITED_COLLECTIONS),
    id: uuid,
    title: z.string(),
    editedAt: timestamp,
    editedBy: z.union([z.string(), z.null()]).openapi({
      description: 'Null when no account did it, or the caller may not see users.',
    }),
    status: z.union([
      z.partialRecord(z.enum(LOCALES), z.enum(['published', 'changed', 'scheduled', 'draft'])),
      z.null(),
    ]),
  })
  .openapi('EditedDocument')

const members = z
  .strictObject({
    total: count,
    admins: count,
    editors: count,
    writers: count,
    viewers: count,
    disabled: count,
  })
  .openapi('MemberCount')

/** The figures of a tenant. */
export const dashboard = z
  .strictObject({
    pages: byLocale,
    posts: byLocale,
    media: z.strictObject({
      count,
      bytes: count,
      undescribed: count.openapi({ description: 'Images that lack a description in some language.' }),
      rightsEnding: count.openapi({
        description: `Images whose right of use has ended, or will within ${RIGHTS_NOTICE_DAYS} days.`,
      }),
    }),
    forms: z.strictObject({
      count,
      submissions: count,
      unread: count,
      assigned: count.openapi({ description: 'Submissions to be handled that are assigned to you.' }),
    }),
    submissionsPerDay: z.array(z.strictObject({ date: z.iso.date(), count })).openapi({
      description: 'The last 30 days until today, in the time zone of the tenant, without spam.',
    }),
    bookings: z.strictObject({ upcoming: count, next: z.union([timestamp, z.null()]) }),
    notFound: z
      .strictObject({ addresses: count, hits: count })
      .openapi({ description: 'Paths that were not found within 7 days, with their total counts.' }),
    redirects: z.strictObject({
      count,
      used: count.openapi({ description: 'Redirects that were used within 30 days.' }),
      hits: count,
    }),
    members: z.union([members, z.null()]).openapi({ description: 'Null unless the caller may see users.' }),
    edited: z.array(edited).openapi({ description: 'The last edited documents, at most 10.' }),
  })
  .openapi('Dashboard')
