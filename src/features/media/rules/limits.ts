/** Bytes of a file that may be uploaded, whichever way it comes. */
export const MAX_IMAGE_BYTES = 20 * 1024 * 1024

/** Bytes of a drawing: it is read as text and cleaned as a whole. */
export const MAX_SVG_BYTES = 1024 * 1024

/** Beyond this, decoding would cost more memory than an editor's image is worth. */
export const MAX_IMAGE_PIXELS = 50_000_000

/** The longest side, in pixels: what JPEG can hold. A picture of one pixel high cannot be made smaller for a page. */
export const MAX_IMAGE_SIDE = 65_535

/** Of a moving image: what a few seconds need, and the pixels of all its frames together. */
export const MAX_FRAMES = 300
export const MAX_ANIMATED_PIXELS = 100_000_000

/** Tags of a drawing, and how deep they may lie in each other. */
export const MAX_SVG_TAGS = 20_000
export const MAX_SVG_DEPTH = 100
/** Characters of one tag without the values of its attributes. */
export const MAX_SVG_TAG_CHARACTERS = 500

/** How long it may take to draw, in milliseconds, a process that begins included. */
export const MAX_RASTER_MS = 10_000

/** Memory that drawing may take, in bytes; 36 megapixels take half of it. */
export const MAX_RASTER_BYTES = 1024 * 1024 * 1024
