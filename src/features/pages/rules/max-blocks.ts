/** The maximum number of blocks of a page, a template or a product. */
export const MAX_BLOCKS = 200
