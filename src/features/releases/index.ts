/** Public interface of this feature. */
export { runReleaseTask } from './jobs/run-release'
export { plannedReleases, type PlannedRelease } from './server/planned'
