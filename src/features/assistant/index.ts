/** Public interface of this feature. */
export { generate, stream, type Answer } from './server/call-model'
export { pruneConversationsTask } from './jobs/prune-conversations'
export { pruneUsageLogsTask } from './jobs/prune-usage-logs'
export { loadBudgets } from './server/load-usage'
export { AssistantError, type AssistantFailure } from './server/assistant-error'
export { readAssistantSettings } from './server/settings'
export { lackOfModel, modelAccess } from './server/model-access'
export { costOf } from './server/cost'
