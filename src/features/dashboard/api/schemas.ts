import { z } from '@hono/zod-openapi'

import { EDITED_COLLECTIONS } from '@/src/features/dashboard/server/dashboard'
import { perLocale } from '@/src/i18n/locale-texts'
import { LOCALES } from '@/src/lib/constants'
import { timestamp, uuid } from '@/src/api/core/schemas'

const count = z.int().min(0)

const publication = z
  .strictObject({ published: count, draft: count, missing: count })
  .openapi('PublicationCount', {
    description: 'Documents by their state in one language: online, written but not online, not written.',
  })
const byLocale = z.strictObject(perLocale(() => publication))

const edited = z
  .strictObject({
    collection: z.enum(EDITED_COLLECTIONS),
    id: uuid,
    title: z.string(),
    editedAt: timestamp,
    editedBy: z.union([z.string(), z.null()]).openapi({
      description: 'Null when nobody signed in did it, or you may not see who the users are.',
    }),
    status: z.union([z.partialRecord(z.enum(LOCALES), z.enum(['published', 'draft'])), z.null()]),
  })
  .openapi('EditedDocument')

const members = z
  .strictObject({ total: count, admins: count, editors: count, viewers: count, disabled: count })
  .openapi('MemberCount')

/** The figures of a tenant. */
export const dashboard = z
  .strictObject({
    pages: byLocale,
    posts: byLocale,
    media: z.strictObject({
      count,
      bytes: count,
      undescribed: count.openapi({ description: 'Without a description in every language.' }),
    }),
    forms: z.strictObject({ count, submissions: count, unread: count }),
    submissionsPerDay: z.array(z.strictObject({ date: z.iso.date(), count })).openapi({
      description: 'The last 30 days until today, in the time zone of the tenant, without spam.',
    }),
    bookings: z.strictObject({ upcoming: count, next: z.union([timestamp, z.null()]) }),
    notFound: z
      .strictObject({ addresses: count, hits: count })
      .openapi({ description: 'Addresses that were asked for in vain within 7 days, and how often ever.' }),
    redirects: z.strictObject({
      count,
      used: count.openapi({ description: 'Followed by somebody within 30 days.' }),
      hits: count,
    }),
    members: z.union([members, z.null()]).openapi({ description: 'Null unless you may see users.' }),
    edited: z.array(edited).openapi({ description: 'What was worked on last, at most 10 documents.' }),
  })
  .openapi('Dashboard')
