import { IMAGE_BREAKPOINTS, IMAGE_DENSITIES } from '@/src/lib/constants'

/** The first segment of an image path, `/_ipx/{modifiers}/{file}`, in the grammar of unjs/ipx. */
export const IMAGE_SEGMENT = '_ipx'

/** Every width, in pixels, in which images are served, narrowest first (Behaviour: image-widths). */
export const IMAGE_WIDTHS: readonly number[] = [
  ...new Set(
    Object.values(IMAGE_BREAKPOINTS).flatMap((width) => IMAGE_DENSITIES.map((density) => width * density)),
  ),
].toSorted((a, b) => a - b)

/** Characters of a file's hash in its URL: enough to tell versions of a file apart. */
const VERSION_CHARACTERS = 12

/** The version parameter of a file's URL; null when its hash is unknown. */
export const imageVersion = (hash: string | null | undefined): string | null =>
  hash?.slice(0, VERSION_CHARACTERS) || null

/** The properties of a stored image that its URLs depend on. */
export type StoredImage = {
  filename?: string | null
  mimeType?: string | null
  hash?: string | null
  width?: number | null
}

type NamedImage = StoredImage & { filename: string }

/** A function from serialised modifiers, such as `f_webp,w_640`, to the URL of an image. */
function urlBuilder({ filename, hash }: NamedImage): (modifiers: string) => string {
  const version = imageVersion(hash)
  const file = encodeURIComponent(filename) + (version ? `?v=${version}` : '')
  return (modifiers) => `/${IMAGE_SEGMENT}/${modifiers}/${file}`
}

/**
 * The URL of an image. Its version makes the response cacheable forever: a replaced file has another URL.
 * @param modifiers as in `{ f: 'webp', w: 640 }`; none gives the default, webp
 */
export function imageAddress(image: NamedImage, modifiers: Record<string, string | number> = {}): string {
  const serialized = Object.entries(modifiers).map(([name, value]) => `${name}_${value}`)
  return urlBuilder(image)(serialized.join(',') || '_')
}

/** SVG needs no scaling, and a GIF would lose its animation: both are served as they were uploaded. */
export const isServedOriginal = (mimeType: string | null | undefined): boolean =>
  mimeType === 'image/svg+xml' || mimeType === 'image/gif'

/** The URL of the thumbnail in the admin; null for a document without a file. */
export const thumbnailAddress = ({ filename, ...image }: StoredImage): string | null =>
  filename ? imageAddress({ ...image, filename }, { f: 'webp', w: IMAGE_BREAKPOINTS.xs }) : null

/** An entry of a `srcset`: `width` is the actual one, `name` that of a breakpoint where it matches one. */
export type ImageCandidate = { name: string; src: string; width: number }

const NAMES = new Map<number, string>(Object.entries(IMAGE_BREAKPOINTS).map(([name, width]) => [width, name]))

/** Precomputed, because lists of images need it for every image. */
const CANDIDATES = IMAGE_WIDTHS.map((width) => ({
  width,
  name: NAMES.get(width) ?? `w${width}`,
  modifiers: `f_webp,w_${width}`,
}))

/** The candidates of a `srcset`, narrowest first, up to the image's own width; none for an image served as uploaded. */
export function imageCandidates(image: StoredImage): ImageCandidate[] {
  const { filename, mimeType, width } = image
  if (!filename || !width || isServedOriginal(mimeType)) return []
  const toUrl = urlBuilder({ ...image, filename })
  const own = CANDIDATES.findIndex((candidate) => candidate.width >= width)
  return CANDIDATES.slice(0, own < 0 ? undefined : own + 1).map((candidate) => ({
    name: candidate.name,
    src: toUrl(candidate.modifiers),
    width: Math.min(candidate.width, width),
  }))
}
