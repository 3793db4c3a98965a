/** What other features may use of this one. */
export { restoreAbandoned } from './server/file-backup'
export { reachStorage } from './server/reach-storage'
export { removeStoredFile } from './server/stored-file'
