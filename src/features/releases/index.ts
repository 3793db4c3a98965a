/** Public interface of this feature. */
export { releaseHref } from './server/release-href'
export { runReleaseTask } from './jobs/run-release'
export { plannedReleases, type PlannedRelease } from './server/planned'
