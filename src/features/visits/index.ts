/** What other features may use of this one. */
export { pruneVisitsTask } from './jobs/prune-visits'
export { readOverview, type VisitsOverview } from './server/read-overview'
