import { z } from '@hono/zod-openapi'

import { listQuery } from '@/src/api/core/list'
import { localeCode, orNull, timestamp, uuid } from '@/src/api/core/schemas'
import { SCHEDULED_COLLECTIONS } from '@/src/platform/database/schedule-column'
import { MAX_REVIEW_TEXT, REVIEW_STATES } from '../rules/review'

const collection = z.enum(SCHEDULED_COLLECTIONS)
const document = uuid.openapi({ description: 'The id of the page or post.' })
const locale = localeCode.openapi({ description: 'The language that is reviewed.' })

export const personInReviews = z.strictObject({ id: uuid, name: z.string() }).openapi('PersonInReviews')
const person = orNull(personInReviews)

const ofReview = {
  id: uuid,
  collection,
  document,
  title: z.string().nullable().openapi({ description: 'Of the document: in the language, else in another.' }),
  locale,
  state: z.enum(REVIEW_STATES).openapi({
    description:
      '`sentBack`: the requester is to change something, and asks again. `withdrawn`: nobody asks any more.',
  }),
  requester: person.openapi({ description: 'Null when the account is gone.' }),
  reviewer: person.openapi({ description: 'Who is asked; null: anybody who may publish.' }),
  message: z.string().nullable(),
  createdAt: timestamp,
  decidedBy: person,
  decidedAt: timestamp.nullable(),
  answer: z.string().nullable().openapi({ description: 'Why it was sent back.' }),
}

export const reviewSummary = z.strictObject(ofReview).openapi('ReviewSummary')

const fingerprint = z
  .string()
  .regex(/^[\da-f]{64}$/)
  .openapi({ description: 'Stands for what the newest draft says in the language.' })

export const review = z
  .strictObject({
    ...ofReview,
    fingerprint,
    isChanged: z.boolean().openapi({
      description: 'Whether the draft says something else than when it was requested, or approved.',
    }),
    draftVersion: uuid.nullable().openapi({ description: 'The newest version, to compare.' }),
    onlineVersion: uuid
      .nullable()
      .openapi({ description: 'The version that is online in the language; null when none is.' }),
  })
  .openapi('Review')

const text = z.string().trim().max(MAX_REVIEW_TEXT)

export const newReview = z
  .strictObject({
    collection,
    document,
    locale,
    reviewer: uuid.nullable().default(null).openapi({
      description:
        'Who is asked, and gets a mail: somebody of `GET /reviews/people`. Null: anybody who may publish, without a mail.',
    }),
    message: text.nullable().default(null).openapi({ description: 'Plain text.' }),
  })
  .openapi('NewReview')

export const approval = z
  .strictObject({
    fingerprint: fingerprint.openapi({
      description: 'That of the review as it was read: what is approved is what was seen.',
    }),
    publish: z.boolean().default(true).openapi({ description: 'Whether it goes online at once.' }),
  })
  .openapi('ReviewApproval')

export const sendBackBody = z
  .strictObject({ reason: text.min(1).openapi({ description: 'What is to change. Plain text.' }) })
  .openapi('ReviewSentBack')

const { page, limit } = listQuery(['createdAt']).shape

export const reviewQuery = z.strictObject({
  page,
  limit,
  collection: collection.optional().openapi({ description: 'Only of documents of this collection.' }),
  document: uuid.optional().openapi({ description: 'Only of this page or post.' }),
  locale: localeCode.optional().openapi({ description: 'Only of this language.' }),
  state: z.enum(REVIEW_STATES).optional().openapi({ description: 'Only in this state.' }),
  waiting: z.literal('me').optional().openapi({
    description: 'Only those that you can decide, and those that were sent back to you.',
  }),
})
