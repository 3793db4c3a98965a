import { isRecord } from '@/src/lib/is-record'

const SCHEME = 'page:'
const TARGETS = /\]\(page:([^()\s]+)\)/g

type Json = Record<string, unknown>

/** The keys of pages that a Markdown text links to, as in `[our approach](page:werkwijze)`. */
export const linkedPageKeys = (markdown: string): string[] =>
  [...markdown.matchAll(TARGETS)].flatMap(([, key]) => (key === undefined ? [] : [key]))

function toDocument(fields: Json, pageId: (key: string) => string): Json {
  const { url } = fields
  if (typeof url !== 'string' || !url.startsWith(SCHEME)) return fields
  const value = pageId(url.slice(SCHEME.length))
  return { ...fields, url: null, linkType: 'internal', doc: { relationTo: 'pages', value } }
}

/** Converts `page:<key>` links in rich text to internal links. @throws if a key has no page */
export function withPageLinks(node: unknown, pageId: (key: string) => string): unknown {
  if (Array.isArray(node)) return node.map((child: unknown) => withPageLinks(child, pageId))
  if (!isRecord(node)) return node
  const entries = Object.entries(node).map(([key, value]) => [key, withPageLinks(value, pageId)] as const)
  const copy = Object.fromEntries(entries)
  return copy['linkType'] === 'custom' ? toDocument(copy, pageId) : copy
}
