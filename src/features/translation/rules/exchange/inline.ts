import { xmlText } from '@/src/lib/xml'
import { formatMarked, type Marked, parseMarked, wordsOf } from '../marked-text'

/** A piece of a segment in a file: text, or a tag by the name that the file gives it. */
export type Piece = { text: string } | { key: string; edge: 'start' | 'end' | 'single' }

export type InlineFormat = {
  start: (tag: number) => string
  end: (tag: number) => string
  single: (tag: number) => string
}

/** Marked parts as the content of an element. */
export const writeInline = (parts: readonly Marked[], format: InlineFormat): string =>
  parts
    .map((part) => {
      if ('text' in part) return xmlText(part.text)
      if (part.inner === null) return format.single(part.tag)
      return format.start(part.tag) + writeInline(part.inner, format) + format.end(part.tag)
    })
    .join('')

/** Tags whose names are the numbers that the source has, as in a file that was exported here. */
export const ownNumbers = (source: readonly Piece[]): Map<string, number> =>
  new Map(
    source.flatMap((piece) =>
      'key' in piece && /^[1-9]\d{0,3}$/.test(piece.key) ? [[piece.key, Number(piece.key)] as const] : [],
    ),
  )

/** The numbers of tags, in the order in which a source has them. */
export function numbersOf(source: readonly Piece[]): Map<string, number> {
  const numbers = new Map<string, number>()
  for (const piece of source)
    if ('key' in piece && !numbers.has(piece.key)) numbers.set(piece.key, numbers.size + 1)
  return numbers
}

const EDGES = {
  start: (tag: number) => `<${tag}>`,
  end: (tag: number) => `</${tag}>`,
  single: (tag: number) => `<${tag}/>`,
}

/** Pieces as marked text; null for a tag without a number, and for tags that do not pair. */
export function toMarkedText(pieces: readonly Piece[], numbers: ReadonlyMap<string, number>): string | null {
  let marked = ''
  for (const piece of pieces) {
    if ('text' in piece) {
      marked += formatMarked([piece])
      continue
    }
    const tag = numbers.get(piece.key)
    if (tag === undefined) return null
    marked += EDGES[piece.edge](tag)
  }
  return parseMarked(marked) && marked
}

/** The tags of a marked text, each with the one around it. */
const shapeOf = (parts: readonly Marked[], around = 0): string[] =>
  parts.flatMap((part) =>
    'text' in part
      ? []
      : [`${around} ${part.tag} ${part.inner === null}`, ...shapeOf(part.inner ?? [], part.tag)],
  )

/** Whether a target has words, and each tag of its source once, in the same tag. */
export function isTranslationOf(source: string, target: string): boolean {
  const [from, to] = [parseMarked(source), parseMarked(target)]
  if (!from || !to || wordsOf(from).trim() === '' || wordsOf(to).trim() === '') return false
  const [own, others] = [shapeOf(from), shapeOf(to)]
  return new Set(own).size === own.length && own.toSorted().join('\n') === others.toSorted().join('\n')
}
