/** What other features may use of this one. */
export { logDirectWrites } from './server/log-written'
export { pruneAuditLogTask } from './jobs/prune-audit-log'
