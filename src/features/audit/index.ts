/** What other features may use of this one. */
export { logWritten } from './server/log-written'
export { pruneAuditLogTask } from './jobs/prune-audit-log'
