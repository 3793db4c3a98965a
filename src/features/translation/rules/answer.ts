import { checkWords, type Strictness } from './check-words'
import { type Marked, parseMarked, wordsOf } from './marked-text'
import { plainText } from './rich-text'
import type { Node, Segment, SegmentProblem, Tag } from './segment'

export type Answer<T> = { value: T; problem: null } | { value: null; problem: SegmentProblem }

const rejected = (problem: SegmentProblem) => ({ value: null, problem }) as const

/** Tags that have something in them in the source keep something in them. */
const isFilled = (tag: Tag): boolean =>
  tag.kind === 'format' ||
  (tag.kind === 'link' && Array.isArray(tag.node.children) && tag.node.children.length > 0)

function fits(part: Marked, parent: number | null, tags: ReadonlyMap<number, Tag>): boolean {
  if ('text' in part) return true
  const tag = tags.get(part.tag)
  if (!tag || tag.parent !== parent || (part.inner === null) !== !holdsText(tag)) return false
  const inner = part.inner ?? []
  if (tag.kind === 'format' && !inner.every((child) => 'text' in child)) return false
  if (isFilled(tag) && inner.length === 0) return false
  return inner.every((child) => fits(child, tag.number, tags))
}

const holdsText = ({ kind }: Tag): boolean => kind === 'format' || kind === 'link'

const numbersIn = (parts: readonly Marked[]): number[] =>
  parts.flatMap((part) => ('text' in part ? [] : [part.tag, ...numbersIn(part.inner ?? [])]))

/** Whether each tag of the source is there once, in the same tag as in the source. */
function hasItsTags(parts: readonly Marked[], tags: ReadonlyMap<number, Tag>): boolean {
  const numbers = numbersIn(parts)
  return (
    numbers.length === tags.size &&
    new Set(numbers).size === tags.size &&
    parts.every((part) => fits(part, null, tags))
  )
}

function toNode(part: Marked, tags: ReadonlyMap<number, Tag>): Node[] {
  if ('text' in part) return part.text === '' ? [] : [plainText(part.text.replaceAll(/[\t\n]/g, ' '))]
  const tag = tags.get(part.tag)
  if (!tag) return []
  if (tag.kind === 'format')
    return [{ ...tag.node, text: wordsOf(part.inner ?? []).replaceAll(/[\t\n]/g, ' ') }]
  if (tag.kind === 'link')
    return [{ ...tag.node, children: (part.inner ?? []).flatMap((child) => toNode(child, tags)) }]
  return [tag.node]
}

/** An answer to a segment of rich text as inline nodes; only its words are new. */
export function answerNodes(segment: Segment, answer: string, strictness: Strictness): Answer<Node[]> {
  const [parts, source] = [parseMarked(answer), parseMarked(segment.text)]
  if (!parts || !source) return rejected('markup')
  const problem = checkWords(wordsOf(source), wordsOf(parts), strictness)
  if (problem) return rejected(problem)
  const tags = new Map(segment.tags.map((tag) => [tag.number, tag]))
  if (!hasItsTags(parts, tags)) return rejected('tags')
  return { value: parts.flatMap((part) => toNode(part, tags)), problem: null }
}

export type TextLimits = { isLine: boolean; maxLength: number | null }

/** An answer to a plain text. */
export function answerText(
  source: string,
  answer: string,
  { isLine, maxLength }: TextLimits,
  strictness: Strictness,
): Answer<string> {
  const problem = checkWords(source, answer, strictness)
  if (problem) return rejected(problem)
  if (isLine && /\n/.test(answer)) return rejected('lines')
  return maxLength !== null && answer.length > maxLength
    ? rejected('tooLong')
    : { value: answer, problem: null }
}
