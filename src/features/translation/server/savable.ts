import type { PayloadRequest } from 'payload'

import type { TranslatedCollection } from '../rules/translated'
import type { FieldView } from './read-translation'

/** Whether a document can be saved with these texts: one without drafts needs all that it requires in the language. */
export function isSavable(
  { payload }: PayloadRequest,
  collection: TranslatedCollection,
  fields: readonly FieldView[],
  paths: ReadonlySet<string>,
): boolean {
  if (payload.collections[collection].config.versions?.drafts) return true
  const hasWords = ({ segments }: FieldView) => segments.some(({ target }) => target !== '')
  return fields.every((field) => !field.required || paths.has(field.path) || hasWords(field))
}
