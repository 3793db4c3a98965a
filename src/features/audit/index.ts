/** Public interface of this feature. */
export { logDirectWrites } from '@/src/features/audit/server/log-direct-writes'
export { pruneAuditLogTask } from './jobs/prune-audit-log'
