/** Bytes of a file that may be uploaded, whichever way it comes. */
export const MAX_IMAGE_BYTES = 20 * 1024 * 1024

/** Bytes of a drawing: it is read as text and cleaned as a whole. */
export const MAX_SVG_BYTES = 1024 * 1024

/** Beyond this, decoding would cost more memory than an editor's image is worth. */
export const MAX_IMAGE_PIXELS = 50_000_000

/** Of a moving image: what a few seconds need, and the pixels of all its frames together. */
export const MAX_FRAMES = 300
export const MAX_MOVING_PIXELS = 100_000_000
