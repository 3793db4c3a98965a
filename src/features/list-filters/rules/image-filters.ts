import { MAX_FOLDER_PATH, MAX_TAG, NO_FOLDER, storedFolder } from '@/src/features/media/rules/filing'
import { RIGHTS_STATES, type RightsState } from '@/src/features/media/rules/rights'
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

/** Images that nothing refers to, and those whose file another image has too. */
export const IMAGE_USES = ['unused', 'duplicate'] as const
export type ImageUse = (typeof IMAGE_USES)[number]

/** What the address of the list of images asks for: `?alt=en&use=unused&folder=Cases&tag=gevel`. */
export type ImageFilters = {
  /** The language without an alt text. */
  alt: Locale | null
  use: ImageUse | null
  rights: RightsState | null
  size: 'large' | null
  type: ImageFileType | null
  /** A folder with those below it, or `NO_FOLDER`. */
  folder: string | null
  tag: string | null
}

function readFolder(asked: unknown): string | null {
  if (typeof asked !== 'string' || asked === '' || asked.length > MAX_FOLDER_PATH) return null
  return asked === NO_FOLDER ? NO_FOLDER : storedFolder(asked)
}

const readTag = (asked: unknown): string | null =>
  typeof asked === 'string' && asked !== '' && asked.length <= MAX_TAG ? asked : null

export const readImageFilters = (query: Readonly<Record<string, unknown>>): ImageFilters => ({
  alt: LOCALES.find((locale) => locale === query.alt) ?? null,
  use: IMAGE_USES.find((use) => use === query.use) ?? null,
  rights: RIGHTS_STATES.find((state) => state === query.rights) ?? null,
  size: query.size === 'large' ? 'large' : null,
  type: IMAGE_FILE_TYPE_NAMES.find((type) => type === query.type) ?? null,
  folder: readFolder(query.folder),
  tag: readTag(query.tag),
})

/** The quick filters that are set; a folder and a tag are shown by themselves. */
export const countImageFilters = ({ folder: _folder, tag: _tag, ...quick }: ImageFilters): number =>
  Object.values(quick).filter((value) => value !== null).length
