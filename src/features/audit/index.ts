/** What other features may use of this one. */
export { logWritten } from './server/log-written'
export { pruneAuditLog } from './server/prune'
