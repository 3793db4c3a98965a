/** What other features and the composition root use of this feature. */
export { carryOverRestored } from './server/carry-over'
export { showTranslations } from './server/plugin'
export { countByLanguage } from './server/list-translations'
export { translateDocumentsTask } from './jobs/translate-documents'
