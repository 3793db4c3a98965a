/** Public interface of this feature. */
export { logAccountChange } from './server/log-account-change'
export { writeEntry } from './server/write-entry'
export { logDirectWrites } from '@/src/features/audit/server/log-direct-writes'
export { pruneAuditLogTask } from './jobs/prune-audit-log'
