import type { Locale } from '@/src/lib/constants'
import { answerNodes, answerText } from '../answer'
import { plainWords } from '../marked-text'
import type { SegmentProblem } from '../segment'
import { looksUntranslated } from './looks-untranslated'
import type { OpenSegment } from './open-segment'

/** `kept`: terms that stay as they are. */
export type Checks = { from: Locale; to: Locale; kept: readonly string[] }

const lines = (text: string): number => text.split('\n').filter((line) => line.trim() !== '').length

function checkForm({ field, template }: OpenSegment, answer: string): SegmentProblem | null {
  if (field.kind === 'rich') return answerNodes(template, answer, 'model').problem
  const limits = { isLine: field.kind === 'line', maxLength: field.maxLength }
  const { problem } = answerText(template.text, answer, limits, 'model')
  return problem ?? (field.kind === 'list' && lines(answer) !== lines(template.text) ? 'lines' : null)
}

/** Why an answer of a model cannot be the translation of a segment; null when it can. */
export function checkAnswer(segment: OpenSegment, answer: string, checks: Checks): SegmentProblem | null {
  const problem = checkForm(segment, answer)
  if (problem) return problem
  const isRich = segment.field.kind === 'rich'
  const [source, words] = isRich
    ? [plainWords(segment.template.text), plainWords(answer)]
    : [segment.template.text, answer]
  if (segment.room !== null && words.length > segment.room) return 'tooLong'
  if (checks.kept.some((term) => source.includes(term) && !words.includes(term))) return 'terms'
  return looksUntranslated(words, checks) ? 'language' : null
}
