import { isRecord } from '@/src/lib/is-record'
import { formatMarked, type Marked } from './marked-text'
import type { Node, Segment, Tag, TagKind } from './segment'

/** A stretch of inline nodes among the children of an element: what is read, and translated, as one text. */
export type Run = { id: string; nodes: Node[] }

const CODE_FORMAT = 16
const LINKS: readonly unknown[] = ['link', 'autolink']
const INLINE: readonly unknown[] = ['text', 'linebreak', 'tab', 'inlineBlock', ...LINKS]

const isInline = ({ type }: Node): boolean => INLINE.includes(type)
const childrenOf = ({ children }: Node): Node[] => (Array.isArray(children) ? children.filter(isRecord) : [])
const textOf = ({ text }: Node): string => (typeof text === 'string' ? text : '')
const isCode = ({ format }: Node): boolean => typeof format === 'number' && (format & CODE_FORMAT) !== 0

const PLAIN: Node = { type: 'text', format: 0, detail: 0, mode: 'normal', style: '', version: 1 }

export const plainText = (text: string): Node => ({ ...PLAIN, text })

const isPlain = (node: Node): boolean =>
  node.type === 'text' &&
  textOf(node) !== '' &&
  Object.entries(node).every(([key, value]) => key === 'text' || value === PLAIN[key])

/**
 * The children of an element as runs of inline nodes and the elements between them. The id of a run names its place by the
 * elements before it, so that it stays the same when words are added or removed.
 */
function partsOf(element: Node, place: string): (Run | { element: Node; place: string })[] {
  const parts: (Run | { element: Node; place: string })[] = []
  let elements = 0
  for (const child of childrenOf(element)) {
    const last = parts.at(-1)
    if (!isInline(child)) {
      parts.push({ element: child, place: `${place}${elements}.` })
      elements += 1
    } else if (last && 'nodes' in last) last.nodes.push(child)
    else parts.push({ id: `${place}${elements}t`, nodes: [child] })
  }
  return parts
}

/** All runs of a tree, in reading order. */
export const runsOf = (element: Node, place = ''): Run[] =>
  partsOf(element, place).flatMap((part) => ('nodes' in part ? [part] : runsOf(part.element, part.place)))

function kindOf(node: Node): { kind: TagKind; text: string } {
  if (LINKS.includes(node.type)) {
    const { fields } = node
    return { kind: 'link', text: isRecord(fields) && typeof fields.url === 'string' ? fields.url : '' }
  }
  if (node.type === 'linebreak' || node.type === 'tab') return { kind: 'break', text: '' }
  if (node.type !== 'text' || textOf(node) === '') return { kind: 'object', text: '' }
  return isCode(node) ? { kind: 'code', text: textOf(node) } : { kind: 'format', text: '' }
}

type Marks = { tags: Tag[]; parent: number | null }

function markNode(node: Node, { tags, parent }: Marks, isBare: boolean): Marked {
  if (isBare) return { text: textOf(node) }
  const number = tags.length + 1
  const { kind, text } = kindOf(node)
  tags.push({ number, kind, node, parent, text })
  if (kind === 'format') return { tag: number, inner: [{ text: textOf(node) }] }
  if (kind === 'link') return { tag: number, inner: markNodes(childrenOf(node), { tags, parent: number }) }
  return { tag: number, inner: null }
}

/** Two plain texts side by side stay two: the second gets a tag. */
function markNodes(nodes: readonly Node[], marks: Marks): Marked[] {
  let isAfterPlain = false
  return nodes.map((node) => {
    const isBare = !isAfterPlain && isPlain(node)
    isAfterPlain = isBare
    return markNode(node, marks, isBare)
  })
}

const hasWords = (nodes: readonly Node[]): boolean =>
  nodes.some((node) => (!isCode(node) && textOf(node).trim() !== '') || hasWords(childrenOf(node)))

/** A run as a segment; null when there is nothing to translate in it: a line break, or code alone. */
export function segmentOfRun({ id, nodes }: Run): Segment | null {
  if (!hasWords(nodes)) return null
  const tags: Tag[] = []
  const text = formatMarked(markNodes(nodes, { tags, parent: null }))
  return { id, text, tags }
}

/** The root of rich text; null for what is none. */
export const rootOf = (value: unknown): Node | null =>
  isRecord(value) && isRecord(value.root) ? value.root : null

/** What a tree is made of besides words: its elements, and nothing of its runs. */
const skeleton = (element: Node): unknown => [
  element.type,
  element.tag ?? null,
  element.listType ?? null,
  partsOf(element, '').flatMap((part) => ('nodes' in part ? [] : [skeleton(part.element)])),
]

/** Whether two texts have the same paragraphs, headings and lists, so that their segments belong to each other. */
export const isAligned = (one: Node, other: Node): boolean =>
  JSON.stringify(skeleton(one)) === JSON.stringify(skeleton(other))

/** A tree with other inline nodes in its runs. */
export function withRuns(element: Node, replace: (run: Run) => Node[], place = ''): Node {
  if (!Array.isArray(element.children)) return element
  return {
    ...element,
    children: partsOf(element, place).flatMap((part) =>
      'nodes' in part ? replace(part) : [withRuns(part.element, replace, part.place)],
    ),
  }
}
