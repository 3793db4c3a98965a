/** What the composition root uses of this feature. */
export { filterLists } from './server/plugin'
