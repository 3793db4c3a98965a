import { type Marked, formatMarked, parseMarked } from './marked-text'
import type { Node, Segment, Tag } from './segment'

const linkOf = ({ node }: Tag): string => JSON.stringify([node.type, node.fields ?? null])
const looksLike = ({ kind, node, text }: Tag): string =>
  kind === 'link'
    ? linkOf({ kind, node, text, number: 0, parent: null })
    : `${kind} ${String(node.format)} ${text}`

/** Which tag of the source each tag of the translation is: the same link or format first, then the next of its kind. */
function matchTags(source: readonly Tag[], target: readonly Tag[]): Map<number, Tag> {
  const [matches, left] = [new Map<number, Tag>(), [...source]]
  const match = (isMatch: (own: Tag, tag: Tag) => boolean) => {
    for (const tag of target) {
      const at = matches.has(tag.number)
        ? -1
        : left.findIndex((own) => own.kind === tag.kind && isMatch(own, tag))
      const [own] = at < 0 ? [] : left.splice(at, 1)
      if (own) matches.set(tag.number, own)
    }
  }
  match((own, tag) => looksLike(own) === looksLike(tag))
  match((own, tag) => own.kind !== 'format' || own.node.format === tag.node.format)
  return matches
}

/** A marked text with the numbers of the source; a tag that the source does not have loses its marks, not its words. */
const renumber = (parts: readonly Marked[], matches: ReadonlyMap<number, Tag>): Marked[] =>
  parts.flatMap((part): Marked[] => {
    if ('text' in part) return [part]
    const [own, inner] = [matches.get(part.tag), part.inner && renumber(part.inner, matches)]
    return own ? [{ tag: own.number, inner }] : (inner ?? [])
  })

/** What a link of the translation leads to stays: an English page may link to another address than the Dutch. */
function nodeOf(own: Tag, target: readonly Tag[], matches: ReadonlyMap<number, Tag>): Node {
  const tag = own.kind === 'link' ? target.find(({ number }) => matches.get(number) === own) : undefined
  return tag ? { ...own.node, ...tag.node } : own.node
}

/**
 * A segment as its translation stands now: the words of the translation with the tags of the source.
 * @returns `text` for the translator, and `segment` to check the next answer against
 */
export function targetOf(source: Segment, target: Segment | null): { text: string; segment: Segment } {
  const parts = target && parseMarked(target.text)
  if (!target || !parts) return { text: '', segment: source }
  const matches = matchTags(source.tags, target.tags)
  const tags = source.tags.map((own) => ({ ...own, node: nodeOf(own, target.tags, matches) }))
  return { text: formatMarked(renumber(parts, matches)), segment: { ...source, tags } }
}
