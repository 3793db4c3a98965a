/** The raster types that may be uploaded. */
export const RASTER_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const

export const SVG_TYPE = 'image/svg+xml'
/** Every image type that may be uploaded. */
export const IMAGE_TYPES = [...RASTER_TYPES, SVG_TYPE] as const
