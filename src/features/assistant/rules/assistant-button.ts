import type { Editable } from './proposal'

/** Opens the assistant from the form of a collection. */
export const assistantButton = (collection: Editable) => ({
  path: '/src/features/assistant/admin/AssistantControl#AssistantControl',
  serverProps: { collection },
})
