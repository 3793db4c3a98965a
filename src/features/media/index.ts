/** What other features may use of this one. */
export { restoreFilesTask } from './jobs/restore-files'
export { checkStorage } from '@/src/features/media/server/check-storage'
export { signedImagePath } from './server/image-signature'
export { removeStoredFile } from './server/stored-file'
export { readFiling } from './server/library/filing'
