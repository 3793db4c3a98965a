import { z } from '@hono/zod-openapi'

import { listQuery } from '@/src/api/core/list'
import { localeCode, orNull, timestamp, uuid } from '@/src/api/core/schemas'
import {
  COMMENT_STATES,
  COMMENTED_COLLECTIONS,
  MAX_MENTIONS,
  MAX_PATH_CHARACTERS,
  MAX_TEXT_CHARACTERS,
} from '../rules/comment'

const collection = z.enum(COMMENTED_COLLECTIONS)
const document = uuid.openapi({ description: 'The id of the page, post, template, product or submission.' })

export const personInComments = z.strictObject({ id: uuid, name: z.string() }).openapi('PersonInComments')

const author = orNull(personInComments).openapi({ description: 'Null when the account is gone.' })

const path = z
  .string()
  .max(MAX_PATH_CHARACTERS)
  .regex(/^[\w-]+(\.[\w-]+)*$/)
  .nullable()
  .openapi({
    description:
      'The field or block, with rows named by their ids, so that a comment follows its block: `blocks.6925c9.heading`. Null for the whole document.',
    example: 'title',
  })

const ofComment = {
  id: uuid,
  author,
  text: z.string(),
  mentions: z.array(personInComments),
  createdAt: timestamp,
  editedAt: timestamp.nullable(),
}

const comment = z.strictObject(ofComment).openapi('Comment')

export const commentThread = z
  .strictObject({
    ...ofComment,
    collection,
    document,
    title: z
      .string()
      .nullable()
      .openapi({ description: 'Of the document: in the language, else in another.' }),
    locale: localeCode.openapi({ description: 'The language that the comment is about.' }),
    path,
    resolvedAt: timestamp.nullable(),
    resolvedBy: author,
    replies: z.array(comment).openapi({ description: 'The oldest first.' }),
  })
  .openapi('CommentThread')

const said = {
  text: z.string().trim().min(1).max(MAX_TEXT_CHARACTERS).openapi({ description: 'Plain text.' }),
  mentions: z
    .array(uuid)
    .max(MAX_MENTIONS)
    .default([])
    .openapi({ description: 'People of the tenant, who get a mail. See `GET /comments/people`.' }),
}

export const newComment = z
  .strictObject({
    collection,
    document,
    locale: localeCode.openapi({ description: 'The language that the comment is about.' }),
    path: path.default(null),
    ...said,
  })
  .openapi('NewComment')

export const commentText = z.strictObject(said).openapi('CommentText')

const { page, limit } = listQuery(['createdAt']).shape

export const commentQuery = z.strictObject({
  page,
  limit,
  collection: collection.optional().openapi({ description: 'Only on documents of this collection.' }),
  document: uuid.optional().openapi({ description: 'Only on this document.' }),
  state: z.enum(COMMENT_STATES).optional().openapi({ description: 'Only open, or only resolved.' }),
  mentioned: z.literal('me').optional().openapi({ description: 'Only those in which you are mentioned.' }),
})
