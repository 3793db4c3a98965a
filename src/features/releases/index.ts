/** Public interface of this feature. */
export { runReleaseTask } from './jobs/run-release'
export { listReleases } from './server/read'
