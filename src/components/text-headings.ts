type Node = { type: string; tag?: unknown; text?: unknown; children?: unknown }

/** A heading of running text with an id. */
export type TextHeading = { id: string; text: string }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const childrenOf = ({ children }: Node): Node[] => (Array.isArray(children) ? children.filter(isNode) : [])

const textOf = (node: Node): string =>
  typeof node.text === 'string' ? node.text : childrenOf(node).map(textOf).join('')

/** `Eén adres: één rij` → `een-adres-een-rij`. */
const toId = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '') || 'sectie'

/** The large headings of running text in order, each with an id that is unique on the page. */
export function textHeadings(root: { children: readonly unknown[] }): Map<object, TextHeading> {
  const headings = new Map<object, TextHeading>()
  const counts = new Map<string, number>()
  for (const node of root.children.filter(isNode)) {
    if (node.type !== 'heading' || node.tag !== 'h2') continue
    const text = textOf(node).trim()
    const id = toId(text)
    const count = (counts.get(id) ?? 0) + 1
    counts.set(id, count)
    if (text) headings.set(node, { id: count === 1 ? id : `${id}-${count}`, text })
  }
  return headings
}
