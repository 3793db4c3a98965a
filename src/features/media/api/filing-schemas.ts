import { z } from '@hono/zod-openapi'

import { uuid } from '@/src/api/core/schemas'
import { MAX_FOLDER_DEPTH, MAX_FOLDER_PATH, MAX_TAGS } from '../rules/filing'

/** Of a request: each image is saved by itself, which takes some milliseconds. */
const MAX_FILED = 100

/** Longer than what is stored, so that the reason names the true limits. */
const MAX_TYPED = 2 * MAX_FOLDER_PATH

export const folderPath = z
  .string()
  .max(MAX_TYPED)
  .openapi({
    description: `The names of the folders with \`/\` between them, at most ${MAX_FOLDER_DEPTH}. A folder exists while an image is in it.`,
    example: 'Cases/Molenkade',
  })

const tag = z.string().max(MAX_TYPED)
export const tagList = z
  .array(tag)
  .max(2 * MAX_TAGS)
  .openapi({
    description: `At most ${MAX_TAGS}; capitals make no other tag.`,
    example: ['gevel', 'Utrecht'],
  })

const images = z.int().min(0)

export const filing = z
  .strictObject({
    folders: z.array(z.strictObject({ path: z.string(), images })).openapi({
      description: 'Each folder, with the images in it and in those below it.',
    }),
    tags: z.array(z.strictObject({ name: z.string(), images })).openapi({
      description: 'The 200 most used tags.',
    }),
  })
  .openapi('ImageFiling')

export const filingChange = z
  .strictObject({
    ids: z.array(uuid).min(1).max(MAX_FILED),
    folder: folderPath.nullable().optional(),
    addTags: tagList.optional(),
    removeTags: tagList.optional(),
  })
  .openapi('ImageFilingChange')

export const filed = z
  .strictObject({
    changed: images,
    unchanged: images,
    missing: z.array(uuid).openapi({ description: 'Ids that no image of this tenant has.' }),
  })
  .openapi('FiledImages')

export const folderMove = z
  .strictObject({ from: folderPath.min(1), to: folderPath.min(1) })
  .openapi('ImageFolderMove')

export const movedFolder = z.strictObject({ images }).openapi('MovedImageFolder')
