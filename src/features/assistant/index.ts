/** Public interface of this feature. */
export { generate, stream, type Answer } from './server/call-model'
export { pruneUsageLogsTask } from './jobs/prune-usage-logs'
export { AssistantError } from './server/assistant-error'
