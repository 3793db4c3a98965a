/** What other features and rooms may use of this one. */
export { readIncompleteBlocks } from './server/read-incomplete-blocks'
