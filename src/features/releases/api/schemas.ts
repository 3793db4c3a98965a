import { z } from '@hono/zod-openapi'

import { listQuery } from '@/src/api/core/list'
import { inputOf } from '@/src/api/core/resource/input'
import { documentTimestamp, localeCode, orNull, timestamp, uuid } from '@/src/api/core/schemas'
import {
  ITEM_CONFLICTS,
  MAX_RELEASE_NAME,
  RELEASE_PROBLEMS,
  RELEASE_STATES,
  RELEASED_COLLECTIONS,
} from '../rules/release'

const personInReleases = z.strictObject({ id: uuid, name: z.string() }).openapi('PersonInReleases')
const person = orNull(personInReleases)

const ofRelease = {
  id: uuid,
  name: z.string(),
  state: z.enum(RELEASE_STATES).openapi({ description: 'A release that was undone is `open` again.' }),
  at: timestamp.nullable().openapi({ description: 'When it is published; null without a plan.' }),
  problem: z.enum(RELEASE_PROBLEMS).nullable().openapi({
    description:
      'Why it was not published at its time: `blocked` by what is in it, an account that is `notAllowed` to any more, or `failed`.',
  }),
  createdBy: person.openapi({ description: 'Null when the account is gone.' }),
  createdAt: timestamp,
  publishedBy: person,
  publishedAt: timestamp.nullable(),
  size: z.int().openapi({ description: 'How many documents are in it, counted per language.' }),
}

export const releaseSummary = z.strictObject(ofRelease).openapi('ReleaseSummary')

const otherRelease = z.strictObject({ id: uuid, name: z.string() })

const releaseItem = z
  .strictObject({
    id: uuid,
    collection: z.enum(RELEASED_COLLECTIONS),
    document: uuid,
    title: z
      .string()
      .nullable()
      .openapi({ description: 'In the language, else in another; null for navigation and footer.' }),
    locale: localeCode,
    isOnline: z.boolean().openapi({ description: 'Whether the language is online now.' }),
    conflict: z.enum(ITEM_CONFLICTS).nullable().openapi({
      description:
        'What has to be settled before the release is published, or undone: the draft was `changed` since it was added, something else was `publishedSince`, or the document is `inTrash`.',
    }),
    canKeep: z
      .boolean()
      .openapi({ description: 'Whether the version that was added is still kept, and can come back.' }),
    alsoIn: z
      .array(otherRelease)
      .openapi({ description: 'Other open releases that it is in, in this language.' }),
    addedBy: person,
    addedAt: timestamp,
  })
  .openapi('ReleaseItem')

export const release = z.strictObject({ ...ofRelease, items: z.array(releaseItem) }).openapi('Release')

const name = z.string().trim().min(1).max(MAX_RELEASE_NAME)

export const newRelease = z.strictObject({ name }).openapi('NewRelease')

export const releaseChange = inputOf(release, {
  name: name.optional(),
  at: documentTimestamp.nullable().optional().openapi({
    description: 'When it is published, in the future. Null takes the plan away.',
  }),
}).openapi('ReleaseChange')

export const newItem = z
  .strictObject({
    collection: z.enum(RELEASED_COLLECTIONS),
    document: uuid.openapi({ description: 'The id of the page, post, navigation or footer.' }),
    locale: localeCode,
  })
  .openapi('NewReleaseItem')

export const settlement = z
  .strictObject({
    take: z.enum(['draft', 'added']).openapi({
      description:
        '`draft`: the release publishes what the draft says now. `added`: what was added becomes the draft again; the newer one stays among the versions.',
    }),
  })
  .openapi('ReleaseItemSettlement')

export const undoing = z
  .strictObject({
    leaveChanged: z.boolean().default(false).openapi({
      description: 'Leaves documents as they are that somebody published since, or put in the trash.',
    }),
  })
  .openapi('ReleaseUndo')

export const releaseCheck = z
  .strictObject({
    problems: z.array(
      z.strictObject({
        item: uuid,
        field: z
          .string()
          .nullable()
          .openapi({ description: 'The path of the field; null for the document.' }),
        message: z.string().openapi({ description: 'Names the document, language and field.' }),
      }),
    ),
  })
  .openapi('ReleaseCheck')

const { page, limit } = listQuery(['createdAt']).shape

export const releaseQuery = z.strictObject({
  page,
  limit,
  state: z.enum(RELEASE_STATES).optional().openapi({ description: 'Only in this state.' }),
  planned: z
    .literal('yes')
    .optional()
    .openapi({ description: 'Only those that are published at a set time.' }),
})
