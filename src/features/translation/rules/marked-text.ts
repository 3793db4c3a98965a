/** A text in which a tag stands for what a translation may move but not change: `see <1>our prices</1><2/>`. */
export type Marked = { text: string } | { tag: number; inner: Marked[] | null }

type Open = { tag: number; inner: Marked[] }

const TOKEN = /<(\/?)([1-9]\d{0,3})(\/?)>|[^<]+|</g
const ENTITIES = { '&lt;': '<', '&gt;': '>', '&amp;': '&' } as const

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const unescape = (text: string): string =>
  text.replaceAll(/&(?:lt|gt|amp);/g, (entity) => ENTITIES[entity as keyof typeof ENTITIES])

export const formatMarked = (parts: readonly Marked[]): string =>
  parts
    .map((part) => {
      if ('text' in part) return escape(part.text)
      return part.inner === null ? `<${part.tag}/>` : `<${part.tag}>${formatMarked(part.inner)}</${part.tag}>`
    })
    .join('')

/** What a tag token does to the open tags; false when it closes what is not open. */
function takeTag(open: Open[], tag: number, end: boolean, single: boolean): boolean {
  const current = open.at(-1)
  if (!current) return false
  if (single) current.inner.push({ tag, inner: null })
  if (!single && !end) open.push({ tag, inner: [] })
  if (!end) return true
  open.pop()
  const around = open.at(-1)
  around?.inner.push({ tag, inner: current.inner })
  return around !== undefined && current.tag === tag && !single
}

/** The parts of a marked text; null when it has other markup than numbered tags, or tags that do not pair. */
export function parseMarked(marked: string): Marked[] | null {
  const root: Open = { tag: 0, inner: [] }
  const open: Open[] = [root]
  for (const [token, end, tag, single] of marked.matchAll(TOKEN)) {
    if (token === '<') return null
    if (tag === undefined) open.at(-1)?.inner.push({ text: unescape(token) })
    else if (!takeTag(open, Number(tag), end === '/', single === '/')) return null
  }
  return open.length === 1 ? root.inner : null
}

/** The words of a marked text, without its tags. */
export const wordsOf = (parts: readonly Marked[]): string =>
  parts.map((part) => ('text' in part ? part.text : part.inner === null ? ' ' : wordsOf(part.inner))).join('')

/** The words of a marked text as it is written; the text itself when it cannot be read. */
export const plainWords = (marked: string): string => {
  const parts = parseMarked(marked)
  return parts ? wordsOf(parts) : marked
}
