/** What other features may use of this one. */
export { pageFromTemplate } from './server/page-from-template'
