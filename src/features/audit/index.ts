/** Public interface of this feature. */
export { logAccountChange } from './server/log-account-change'
export { logDirectWrites } from '@/src/features/audit/server/log-direct-writes'
export { pruneAuditLogTask } from './jobs/prune-audit-log'
