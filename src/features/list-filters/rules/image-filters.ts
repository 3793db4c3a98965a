import { LOCALES, type Locale } from '@/src/lib/constants'

/** The types of files that the list of images can be narrowed to, by what stands for them in its address. */
export const IMAGE_FILE_TYPES = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  svg: 'image/svg+xml',
} as const
export type ImageFileType = keyof typeof IMAGE_FILE_TYPES
export const IMAGE_FILE_TYPE_NAMES = Object.keys(IMAGE_FILE_TYPES) as ImageFileType[]

/** From here an image is large: visitors get smaller ones, but each of these takes long to convert and much to store. */
export const LARGE_IMAGE = { bytes: 1024 * 1024, pixels: 2560 } as const

/** What the address of the list of images asks for: `?alt=en&use=unused&size=large&type=png`. */
export type ImageFilters = {
  /** The language without an alt text. */
  alt: Locale | null
  use: 'unused' | null
  size: 'large' | null
  type: ImageFileType | null
}

export const readImageFilters = (query: Readonly<Record<string, unknown>>): ImageFilters => ({
  alt: LOCALES.find((locale) => locale === query.alt) ?? null,
  use: query.use === 'unused' ? 'unused' : null,
  size: query.size === 'large' ? 'large' : null,
  type: IMAGE_FILE_TYPE_NAMES.find((type) => type === query.type) ?? null,
})

export const isImageFiltered = (filters: ImageFilters): boolean =>
  Object.values(filters).some((value) => value !== null)
