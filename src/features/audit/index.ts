/** What other features may use of this one. */
export { logDirectWrites } from '@/src/features/audit/server/log-direct-writes'
export { pruneAuditLogTask } from './jobs/prune-audit-log'
