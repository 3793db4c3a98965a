/** In the form of a collection with blocks: shows the parts of the tenant in the selector of blocks. */
export const PARTS_IN_SELECTOR = '/src/features/templates/admin/parts/PartsInSelector#PartsInSelector'
