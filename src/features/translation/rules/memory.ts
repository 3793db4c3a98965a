import { answerNodes, answerText } from './answer'
import { type ChangedWords, changedWords } from './changed-words'
import type { SegmentedField } from './field-segments'
import { formatMarked, parseMarked, plainWords, wordsOf } from './marked-text'
import type { Segment } from './segment'

/** A segment for which a translation is looked up; `template` is what its translation is checked against. */
export type Sought = { id: string; field: SegmentedField; template: Segment }

/** A stored translation of a source, both as marked text. */
export type Remembered = { source: string; target: string }

/** A proposal for a segment, as text of its field. `match`: how alike the sources are, 100 for the same. */
export type MemoryMatch = { id: string; text: string; match: number; change: ChangedWords[] | null }

/** A text of a field as marked text: the same words in a button and in a paragraph are one segment of the memory. */
export const toMarked = ({ kind }: Pick<SegmentedField, 'kind'>, text: string): string =>
  kind === 'rich' ? text : formatMarked([{ text }])

/** Marked text as text of a field; null for tags in a field that has none. */
function fromMarked({ kind }: SegmentedField, marked: string): string | null {
  const parts = parseMarked(marked)
  if (!parts) return null
  if (kind === 'rich') return marked
  return parts.every((part) => 'text' in part) ? wordsOf(parts) : null
}

/** A stored translation for another text with the same source; null when it does not fit its tags, numbers, links or length. */
export function proposeSame({ field, template }: Sought, target: string): string | null {
  const text = fromMarked(field, target)
  if (text === null) return null
  const limits = { isLine: field.kind === 'line', maxLength: field.maxLength }
  const { problem } =
    field.kind === 'rich'
      ? answerNodes(template, text, 'model')
      : answerText(template.text, text, limits, 'model')
  return problem ? null : text
}

/** A hint to edit: the words alone where its tags are others. What a person makes of it is checked when it is saved. */
export function proposeSimilar({ field, template }: Sought, target: string): string {
  const words = plainWords(target)
  if (field.kind !== 'rich') return words
  return answerNodes(template, target, 'person').problem === null ? target : formatMarked([{ text: words }])
}

/** What differs between the source of a stored translation and the text to translate. */
export const differenceOf = (
  { field, template }: Sought,
  { source }: Remembered,
  language: string,
): ChangedWords[] => changedWords(plainWords(source), plainWords(toMarked(field, template.text)), language)
