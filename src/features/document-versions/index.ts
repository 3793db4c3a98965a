/** Public interface of this feature. */
export { recordSaves } from './hooks/record-saves'
export { restorePerLanguage } from './server/restore-endpoint'
export { listVersions } from './server/list-versions'
export { restoreVersion } from './server/restore-version'
export { contentOf } from './server/restorable'
