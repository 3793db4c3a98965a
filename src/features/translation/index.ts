/** What other features and the composition root use of this feature. */
export { carryOverRestored, copyTranslations } from './server/carry-over'
