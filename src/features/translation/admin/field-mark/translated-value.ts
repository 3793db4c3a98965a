import { fieldSegments, translateField } from '../../rules/field-segments'
import type { Proposal, TranslationField } from '../read-translation'

export type Proposed = Pick<Proposal, 'id' | 'text'>

/** The ids of segments within their field; that of a plain text is empty. */
const ownId = (path: string, id: string): string => id.slice(path.length + 1)

/**
 * A text with proposals in the place of its segments; null when they do not fit its source, which was changed since.
 * @param source as it is stored now
 * @param target what the form has now
 */
export function translatedValue(
  field: Pick<TranslationField, 'path' | 'kind' | 'maxLength'>,
  { source, target, proposals }: { source: unknown; target: unknown; proposals: readonly Proposed[] },
): { value: unknown } | null {
  const answers = new Map(proposals.map(({ id, text }) => [ownId(field.path, id), text]))
  const { value, rejected } = translateField({ field, source, target, answers, strictness: 'model' })
  const known = new Set(fieldSegments(field, source).map(({ id }) => id))
  const fits = rejected.length === 0 && [...answers.keys()].every((id) => known.has(id))
  return fits ? { value } : null
}
