import { z } from '@hono/zod-openapi'

import { listQuery } from '@/src/api/core/list'
import { documentTimestamp, localeCode, moment, timestamp, uuid } from '@/src/api/core/schemas'
import { SCHEDULE_ACTIONS, SCHEDULE_PROBLEMS } from '@/src/features/schedules/rules/schedule'
import { SCHEDULED_COLLECTIONS } from '@/src/platform/database/schedule-column'

const collection = z.enum(SCHEDULED_COLLECTIONS)
const action = z.enum(SCHEDULE_ACTIONS).openapi({
  description: '`publish` what is saved at that time, or `unpublish` what is public then.',
})
const document = uuid.openapi({ description: 'The id of the page or post.' })

const problem = z.enum(SCHEDULE_PROBLEMS).nullable().openapi({
  description:
    'Why it did not happen at its time: `incomplete` texts or images, an account that is `notAllowed` to any more, a version that is `notReviewed`, or `failed`.',
})

/** A schedule, with the document that it is about. */
export const scheduledChange = z
  .strictObject({
    id: uuid,
    collection,
    document,
    title: z.string().nullable().openapi({ description: 'In its language, else in another.' }),
    locale: localeCode,
    action,
    at: timestamp,
    problem,
    fields: z.array(z.string()).openapi({ description: 'The paths of what is not complete.' }),
  })
  .openapi('ScheduledChange')

export const scheduleBody = z
  .strictObject({
    collection,
    document,
    locale: localeCode,
    action,
    at: documentTimestamp.openapi({ description: 'A time in the future.' }),
  })
  .openapi('ScheduledChangeInput')

const { page, limit } = listQuery(['at']).shape

export const scheduleQuery = z.strictObject({
  page,
  limit,
  collection: collection.optional().openapi({ description: 'Only pages, or only posts.' }),
  document: uuid.optional().openapi({ description: 'Only those of this page or post.' }),
  locale: localeCode.optional().openapi({ description: 'Only those in this language.' }),
  action: z
    .enum(SCHEDULE_ACTIONS)
    .optional()
    .openapi({ description: 'Only publications, or only the end of them.' }),
  from: moment.optional().openapi({ description: 'Only those at this time or later.' }),
  to: moment.optional().openapi({ description: 'Only those before this time.' }),
})
