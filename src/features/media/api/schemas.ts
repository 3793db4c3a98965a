import { z } from '@hono/zod-openapi'

import { IMAGE_TYPES } from '@/src/features/media/rules/image-types'
import { MAX_CREDIT, MAX_IMAGE_BYTES, MAX_LICENCE_TERMS } from '@/src/features/media/rules/limits'
import { LICENCE_NAMES, RIGHTS_NOTICE_DAYS, RIGHTS_STATES } from '@/src/features/media/rules/rights'
import { FITS, FORMATS } from '@/src/features/media/server/modifiers'
import { MAX_CONVERTED_SIDE } from '@/src/features/media/server/convert-image'
import type { PartLimits } from '@/src/api/core/multipart/read-parts'
import { filePart } from '@/src/api/core/multipart/received-file'
import { inputOf } from '@/src/api/core/resource/input'
import { localeCode, timestamp, uuid } from '@/src/api/core/schemas'
import { MAX_FOLDER_PATH, MAX_TAG, NO_FOLDER } from '../rules/filing'
import { folderPath, tagList } from './filing-schemas'

const MAX_ALT = 500
const MAX_CAPTION = 1000

const line = (max: number) => z.string().trim().max(max)
const day = z.iso.date().openapi({ example: '2027-12-31' })
const percent = z.number().min(0).max(100)

/** The focal point for cropping, in percent from the left and the top. */
const focalPoint = z.strictObject({ x: percent, y: percent }).openapi('FocalPoint', {
  description: 'The focal point for cropping: percent from the left and from the top.',
})

export const libraryImage = z
  .strictObject({
    id: uuid,
    locale: localeCode,
    filename: z.string(),
    mimeType: z.enum(IMAGE_TYPES),
    bytes: z.int(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    alt: z.string().nullable(),
    caption: z.string().nullable(),
    credit: z.string().nullable(),
    licence: z.enum(LICENCE_NAMES).nullable(),
    licenceTerms: z.string().nullable(),
    rightsUntil: day.nullable().openapi({
      description: 'The last day on which the image may be used. It is not taken offline after it.',
    }),
    folder: folderPath.nullable(),
    tags: tagList,
    focalPoint,
    url: z.string().openapi({ description: 'The URL of the stored file.' }),
    src: z.string().openapi({ description: 'The URL of the image as pages show it; cacheable forever.' }),
    sizes: z.array(z.strictObject({ name: z.string(), src: z.string(), width: z.int() })).openapi({
      description: 'The widths that pages offer; empty for SVG and GIF, which are served unchanged.',
    }),
    blurDataUrl: z.string().nullable(),
    dominantColor: z.string().nullable(),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .openapi('LibraryImage')

/** Fields besides the file: as many, and as many bytes each, as the schema below can use. */
export const UPLOAD_PARTS: PartLimits = { fileSize: MAX_IMAGE_BYTES, fields: 9, fieldSize: 4 * MAX_CAPTION }

const written = (max: number, description: string) => line(max).optional().meta({ description })

const DECIMAL = /^\d{1,3}(?:\.\d+)?$/

/** A text part; browsers send an empty one for a form field that was left alone. */
const percentPart = z
  .preprocess(
    (text) => (typeof text === 'string' && DECIMAL.test(text) ? Number(text) : text || undefined),
    percent.default(50),
  )
  .meta({ type: 'number', minimum: 0, maximum: 100, default: 50 })

/** Named by its title: parts are described as plain JSON Schema. */
export const imageUpload = z
  .strictObject({
    file: filePart(
      `JPEG, PNG, WebP, AVIF, GIF or SVG, at most ${MAX_IMAGE_BYTES} bytes. The type is detected from the content.`,
    ),
    alt: written(MAX_ALT, 'The alternative text, in the language of `locale`.'),
    caption: written(MAX_CAPTION, 'In the language of `locale`.'),
    credit: written(
      MAX_CREDIT,
      'The credit line; without it, the one that EXIF, IPTC or XMP of the file names is stored.',
    ),
    licence: z.enum(LICENCE_NAMES).optional(),
    licenceTerms: written(MAX_LICENCE_TERMS, 'Own words about the licence.'),
    rightsUntil: z.iso
      .date()
      .optional()
      .meta({ description: 'The last day on which the image may be used.' }),
    folder: folderPath.optional(),
    focalX: percentPart,
    focalY: percentPart,
  })
  .meta({ title: 'ImageUpload' })

/** Omitted fields stay as they are. */
export const imageChanges = inputOf(libraryImage, {
  alt: line(MAX_ALT).nullable().optional(),
  caption: line(MAX_CAPTION).nullable().optional(),
  credit: line(MAX_CREDIT).nullable().optional(),
  licence: z.enum(LICENCE_NAMES).nullable().optional(),
  licenceTerms: line(MAX_LICENCE_TERMS).nullable().optional(),
  rightsUntil: day.nullable().optional(),
  folder: folderPath.nullable().optional(),
  tags: tagList.optional(),
  focalPoint: focalPoint.optional(),
}).openapi('LibraryImageChanges')

const side = z.int().min(1).max(MAX_CONVERTED_SIDE)

export const conversion = z
  .strictObject({
    format: z.enum(FORMATS),
    quality: z.int().min(1).max(100).optional().openapi({ description: 'Ignored for PNG.' }),
    width: side.optional(),
    height: side.optional(),
    fit: z.enum(FITS).default('inside').openapi({
      description: 'How the image fills width and height, as in CSS; it is never enlarged.',
    }),
  })
  .openapi('ImageConversion')

export const imageFilters = {
  mimeType: z.enum(IMAGE_TYPES).optional().openapi({ description: 'Only images of this type.' }),
  rights: z
    .enum(RIGHTS_STATES)
    .optional()
    .openapi({
      description: `Only images whose right of use has \`expired\`, or is \`ending\`: has expired, or will within ${RIGHTS_NOTICE_DAYS} days.`,
    }),
  sha256: z
    .string()
    .regex(/^[\da-f]{64}$/)
    .optional()
    .openapi({
      description:
        'Only images whose file has this SHA-256, as it was sent or as it is stored. Ask before an upload, which stores a file that is there already once more.',
    }),
  folder: z
    .string()
    .min(1)
    .max(MAX_FOLDER_PATH)
    .optional()
    .openapi({
      description: `Only images in this folder or one below it; \`${NO_FOLDER}\` for those in none.`,
    }),
  tag: z.string().min(1).max(MAX_TAG).optional().openapi({ description: 'Only images with this tag.' }),
  described: z
    .enum(['true', 'false'])
    .optional()
    .openapi({ description: 'With, or without, a description (`alt`) in the language of `locale`.' }),
}
