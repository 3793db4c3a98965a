/** On the elements of a block in a preview, with its id; visitors never get it. */
export const BLOCK_ATTRIBUTE = 'data-preview-block'
