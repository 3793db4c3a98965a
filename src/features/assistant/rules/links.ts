import { isPageHref } from '@/src/features/urls/rules/page-href'
import { isRecord } from '@/src/lib/is-record'

/** What a link in a document leads to: a path of the site, or a page by its id. */
export type Link = { kind: 'path'; path: string } | { kind: 'page'; id: string }

const toPath = (url: unknown): Link[] =>
  typeof url === 'string' && isPageHref(url) ? [{ kind: 'path', path: url }] : []

const toPage = (id: unknown): Link[] => (typeof id === 'string' && id !== '' ? [{ kind: 'page', id }] : [])

/** The link that these are the fields of, of a block or in rich text, if they are those of one. */
function linkOf({ type, url, page, linkType, doc }: Record<string, unknown>): Link[] {
  if (type === 'page') return toPage(page)
  if (linkType === 'internal') return isRecord(doc) && doc.relationTo === 'pages' ? toPage(doc.value) : []
  return toPath(url)
}

/** The links within the site in a document, in their order. */
export function linksIn(value: unknown): Link[] {
  if (Array.isArray(value)) return value.flatMap(linksIn)
  if (!isRecord(value)) return []
  return [...linkOf(value), ...Object.values(value).flatMap(linksIn)]
}
