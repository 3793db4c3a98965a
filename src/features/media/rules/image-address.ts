import { IMAGE_BREAKPOINTS, IMAGE_DENSITIES } from '@/src/lib/constants'

/** The first segment of the image path: `/_ipx/{modifiers}/{file}`, the grammar of unjs/ipx. */
export const IMAGE_SEGMENT = '_ipx'

/** Every width that an image is served in, narrowest first (Behaviour: image-widths). */
export const IMAGE_WIDTHS: readonly number[] = [
  ...new Set(
    Object.values(IMAGE_BREAKPOINTS).flatMap((width) => IMAGE_DENSITIES.map((density) => width * density)),
  ),
].toSorted((a, b) => a - b)

/** How much of a file's hash its address carries: enough that two versions of a file never share one. */
const VERSION_CHARACTERS = 12

/** What an address says of a stored file; null for one whose hash is not known. */
export const imageVersion = (hash: string | null | undefined): string | null =>
  hash?.slice(0, VERSION_CHARACTERS) || null

/** A stored image, as far as its address and its measures go. */
export type StoredImage = {
  filename?: string | null
  mimeType?: string | null
  hash?: string | null
  width?: number | null
}

type NamedImage = StoredImage & { filename: string }

/** How an image is addressed, by its modifiers as an address writes them: `f_webp,w_640`. */
function addressesOf({ filename, hash }: NamedImage): (modifiers: string) => string {
  const version = imageVersion(hash)
  const file = encodeURIComponent(filename) + (version ? `?v=${version}` : '')
  return (modifiers) => `/${IMAGE_SEGMENT}/${modifiers}/${file}`
}

/**
 * Where an image of the library is served. The version makes the answer cacheable for good: a replaced file has
 * another address.
 * @param modifiers as in `{ f: 'webp', w: 640 }`; none gives the default, webp
 */
export function imageAddress(image: NamedImage, modifiers: Record<string, string | number> = {}): string {
  const written = Object.entries(modifiers).map(([name, value]) => `${name}_${value}`)
  return addressesOf(image)(written.join(',') || '_')
}

/** Drawings scale by themselves, and a moving image would stand still: both are served as they were uploaded. */
export const isServedOriginal = (mimeType: string | null | undefined): boolean =>
  mimeType === 'image/svg+xml' || mimeType === 'image/gif'

/** The image as the admin's lists show it; null for a document without a file. */
export const thumbnailAddress = ({ filename, ...image }: StoredImage): string | null =>
  filename ? imageAddress({ ...image, filename }, { f: 'webp', w: IMAGE_BREAKPOINTS.xs }) : null

/** A width that an image is offered in, in pixels that it really has; named after a breakpoint where it is one. */
export type ImageCandidate = { name: string; src: string; width: number }

const NAMES = new Map<number, string>(Object.entries(IMAGE_BREAKPOINTS).map(([name, width]) => [width, name]))

/** Every width with what a list of images would else work out for each image anew. */
const CANDIDATES = IMAGE_WIDTHS.map((width) => ({
  width,
  name: NAMES.get(width) ?? `w${width}`,
  modifiers: `f_webp,w_${width}`,
}))

/** The widths an image is offered in, narrowest first, up to its own; none for one that is served as it is. */
export function imageCandidates(image: StoredImage): ImageCandidate[] {
  const { filename, mimeType, width } = image
  if (!filename || !width || isServedOriginal(mimeType)) return []
  const addressed = addressesOf({ ...image, filename })
  const own = CANDIDATES.findIndex((candidate) => candidate.width >= width)
  return CANDIDATES.slice(0, own < 0 ? undefined : own + 1).map((candidate) => ({
    name: candidate.name,
    src: addressed(candidate.modifiers),
    width: Math.min(candidate.width, width),
  }))
}
