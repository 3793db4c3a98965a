import type { z } from '@hono/zod-openapi'

import type { Media } from '@/payload-types'
import { imageAddress, imageCandidates, isServedOriginal } from '@/src/features/media/rules/image-address'
import { dayOf } from '@/src/features/media/rules/rights'
import { IMAGE_TYPES } from '@/src/features/media/rules/image-types'
import type { Serialize } from '@/src/api/core/resource/resource'
import type { libraryImage } from './schemas'

const CENTRE = 50
const [MOST_COMMON] = IMAGE_TYPES

const addressOf = (doc: Media, filename: string): string =>
  imageAddress({ ...doc, filename }, isServedOriginal(doc.mimeType) ? {} : { f: 'webp' })

const toImage = (doc: Media): Omit<z.output<typeof libraryImage>, 'locale'> => {
  const filename = doc.filename ?? ''
  return {
    id: doc.id,
    filename,
    mimeType: IMAGE_TYPES.find((type) => type === doc.mimeType) ?? MOST_COMMON,
    bytes: doc.filesize ?? 0,
    width: doc.width ?? null,
    height: doc.height ?? null,
    alt: doc.alt || null,
    caption: doc.caption || null,
    credit: doc.credit || null,
    licence: doc.licence ?? null,
    licenceTerms: doc.licenceTerms || null,
    rightsUntil: doc.rightsUntil ? dayOf(doc.rightsUntil) : null,
    folder: doc.folder || null,
    tags: doc.tags ?? [],
    focalPoint: { x: doc.focalX ?? CENTRE, y: doc.focalY ?? CENTRE },
    url: doc.url ?? '',
    src: addressOf(doc, filename),
    sizes: imageCandidates(doc),
    blurDataUrl: doc.blurDataUrl ?? null,
    dominantColor: doc.dominantColor ?? null,
    createdAt: doc.createdAt,
    updatedAt: doc.updatedAt,
  }
}

export const toImages: Serialize<'media', typeof libraryImage> = (_, docs, locale) =>
  docs.map((doc) => ({ ...toImage(doc), locale }))
