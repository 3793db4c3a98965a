/** Public interface of this feature. */
export { releaseHref } from './server/release-href'
export { draftsOfRelease, type ReleasedDraft, tenantOfRelease } from './server/previewed'
export { runReleaseTask } from './jobs/run-release'
export { plannedReleases, type PlannedRelease } from './server/planned'
