import { answerNodes, answerText, type TextLimits } from './answer'
import type { Strictness } from './check-words'
import type { TextKind } from './document-texts'
import { plainWords } from './marked-text'
import { isAligned, rootOf, runsOf, segmentOfRun, withRuns } from './rich-text'
import type { Node, Segment, SegmentProblem } from './segment'
import { targetOf } from './target-segment'

/** What segments need to know of a field. */
export type SegmentedField = { kind: TextKind; maxLength: number | null }

const textIn = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(String).join('\n')
  return typeof value === 'string' ? value : ''
}

function richSegments(value: unknown): Segment[] {
  const root = rootOf(value)
  return root ? runsOf(root).flatMap((run) => segmentOfRun(run) ?? []) : []
}

/** The segments of a field in one language, in reading order. Plain texts are one segment, whose id is empty. */
export function fieldSegments({ kind }: SegmentedField, value: unknown): Segment[] {
  if (kind === 'rich') return richSegments(value)
  const text = textIn(value)
  return text.trim() === '' ? [] : [{ id: '', text, tags: [] }]
}

/** The words of a field in one language, a paragraph to a line: what a person reads of it. */
export const fieldWords = (field: SegmentedField, value: unknown): string =>
  fieldSegments(field, value)
    .map(({ text }) => (field.kind === 'rich' ? plainWords(text) : text))
    .join('\n')

/** `target` is the text of the translation now, empty when there is none; `template` is what an answer is checked against. */
export type SegmentPair = { id: string; source: Segment; target: string; template: Segment }

/** The segments of the source with those of its translation; a translation with other paragraphs has no segments. */
export function pairSegments(field: SegmentedField, source: unknown, target: unknown): SegmentPair[] {
  const segments = fieldSegments(field, source)
  if (field.kind !== 'rich')
    return segments.map((own) => ({ id: own.id, source: own, target: textIn(target), template: own }))
  const [from, to] = [rootOf(source), rootOf(target)]
  const translated = from && to && isAligned(from, to) ? richSegments(target) : []
  return segments.map((own) => {
    const { text, segment } = targetOf(own, translated.find(({ id }) => id === own.id) ?? null)
    return { id: own.id, source: own, target: text, template: segment }
  })
}

/** Whether a rich text has the paragraphs of its source and lacks words where the source has some. */
export function isPartial(field: SegmentedField, source: unknown, target: unknown): boolean {
  const [from, to] = [rootOf(source), rootOf(target)]
  if (field.kind !== 'rich' || !from || !to || !isAligned(from, to)) return false
  const translated = new Set(richSegments(target).map(({ id }) => id))
  return richSegments(source).some(({ id }) => !translated.has(id))
}

export type Rejection = { id: string; problem: SegmentProblem }
export type Translated = { value: unknown; rejected: Rejection[] }
export type Answers = ReadonlyMap<string, string>

type Translate = {
  field: SegmentedField
  source: unknown
  target: unknown
  answers: Answers
  strictness: Strictness
}

function translatePlain({ field, source, target, answers, strictness }: Translate): Translated {
  const text = textIn(source)
  const given = answers.get('')
  if (given === undefined || text.trim() === '') return { value: target, rejected: [] }
  if (given === text) return { value: source, rejected: [] }
  const limits: TextLimits = { isLine: field.kind === 'line', maxLength: field.maxLength }
  const { value, problem } = answerText(text, given, limits, strictness)
  if (problem) return { value: target, rejected: [{ id: '', problem }] }
  if (field.kind !== 'list') return { value, rejected: [] }
  const items = value.split('\n').map((item) => item.trim())
  return { value: items.filter((item) => item !== ''), rejected: [] }
}

/** A translation with other paragraphs than its source is replaced as a whole, or not at all. */
const losesText = ({ field, source, target, answers }: Translate): boolean => {
  const [from, to] = [rootOf(source), rootOf(target)]
  if (!from || !to || isAligned(from, to) || richSegments(target).length === 0) return false
  return fieldSegments(field, source).some(({ id }) => !answers.has(id))
}

type Runs = { nodes: Map<string, Node[] | 'source'>; rejected: Rejection[] }

/** The nodes of each answered run. */
function answeredRuns({ field, source, target, answers, strictness }: Translate): Runs {
  const runs: Runs = { nodes: new Map(), rejected: [] }
  for (const { id, source: own, template } of pairSegments(field, source, target)) {
    const given = answers.get(id)
    if (given === undefined) continue
    const { value, problem } = answerNodes(template, given, strictness)
    if (template === own && given === own.text) runs.nodes.set(id, 'source')
    else if (problem) runs.rejected.push({ id, problem })
    else runs.nodes.set(id, value)
  }
  return runs
}

function translateRich(args: Translate): Translated {
  const { source, target, answers } = args
  const [root, before] = [rootOf(source), rootOf(target)]
  if (!root || losesText(args))
    return { value: target, rejected: [...answers.keys()].map((id) => ({ id, problem: 'structure' })) }
  const { nodes, rejected } = answeredRuns(args)
  if (nodes.size === 0) return { value: target, rejected }
  const kept = new Map(
    before && isAligned(root, before) ? runsOf(before).map((run) => [run.id, run.nodes]) : [],
  )
  const replaced = withRuns(root, (run) => {
    const own = segmentOfRun(run) ? (nodes.get(run.id) ?? kept.get(run.id) ?? []) : 'source'
    return own === 'source' ? run.nodes : own
  })
  return { value: { ...(source as object), root: replaced }, rejected }
}

/**
 * A field with answers to some of its segments. The structure, links, code and marks are those of the source; a segment
 * without an answer, or with one that cannot take its place, stays as it was in the translation.
 */
export const translateField = (args: Translate): Translated =>
  args.field.kind === 'rich' ? translateRich(args) : translatePlain(args)
