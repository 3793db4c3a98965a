/** What other features may use of this one. */
export { restoreFilesTask } from './jobs/restore-files'
export { checkStorage } from './server/reach-storage'
export { removeStoredFile } from './server/stored-file'
