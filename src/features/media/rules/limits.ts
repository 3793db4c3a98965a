/** Maximum bytes of an uploaded file. */
export const MAX_IMAGE_BYTES = 20 * 1024 * 1024

/** Maximum bytes of an SVG, which is sanitised in memory. */
export const MAX_SVG_BYTES = 1024 * 1024

/** Bounds the memory that decoding takes. */
export const MAX_IMAGE_PIXELS = 50_000_000

/** Maximum longest side in pixels: the limit of JPEG. */
export const MAX_IMAGE_SIDE = 65_535

/** Of an animated image: enough frames for a few seconds, and the pixels of all frames together. */
export const MAX_FRAMES = 300
export const MAX_ANIMATED_PIXELS = 100_000_000

/** Maximum number and nesting depth of tags in an SVG. */
export const MAX_SVG_TAGS = 20_000
export const MAX_SVG_DEPTH = 100
/** Maximum characters of a tag, without the values of its attributes. */
export const MAX_SVG_TAG_CHARACTERS = 500

/** Time limit for rasterizing an SVG, in milliseconds, including the start of the process. */
export const MAX_RASTER_MS = 10_000

/** Memory limit for rasterizing, in bytes; 36 megapixels take half of it. */
export const MAX_RASTER_BYTES = 1024 * 1024 * 1024

/** Maximum characters of a credit line. */
export const MAX_CREDIT = 200

/** Maximum characters of the own words about a licence. */
export const MAX_LICENCE_TERMS = 500

/** Metadata beyond this is not read: a credit line needs a hundred bytes of it. */
export const MAX_METADATA_BYTES = 1024 * 1024
