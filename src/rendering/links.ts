import { isLinkTarget } from '@/src/lib/safe-href'
import { isRecord } from '@/src/lib/is-record'

/** A JSON value as Payload returns it. */
type Json = unknown

const idOf = (value: Json): string | null => {
  if (typeof value === 'string') return value
  return isRecord(value) && typeof value.id === 'string' ? value.id : null
}

/** A link group (src/fields/link.ts). */
const isLink = (value: Record<string, Json>): boolean =>
  (value.type === 'page' || value.type === 'url') && 'newTab' in value && 'label' in value

/** The fields of a rich-text link to a document. */
const isInternalRichTextLink = (value: Record<string, Json>): boolean =>
  value.linkType === 'internal' && isRecord(value.doc)

/** The fields of a rich-text link to a URL. */
const isRichTextLink = (value: Record<string, Json>): boolean => 'linkType' in value && 'url' in value

const pageOfRichTextLink = (value: Record<string, Json>): string | null =>
  isRecord(value.doc) && value.doc.relationTo === 'pages' ? idOf(value.doc.value) : null

function walk(value: Json, visit: (record: Record<string, Json>) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) walk(item, visit)
  } else if (isRecord(value)) {
    visit(value)
    for (const child of Object.values(value)) walk(child, visit)
  }
}

/** Ids of the pages that content links to, in link groups and in rich text. */
export function linkedPageIds(content: Json): string[] {
  const ids = new Set<string>()
  walk(content, (record) => {
    const id = isLink(record) && record.type === 'page' ? idOf(record.page) : pageOfRichTextLink(record)
    if (id) ids.add(id)
  })
  return [...ids]
}

/** Ids of the images that content shows. */
export function mediaIds(content: Json): string[] {
  const ids = new Set<string>()
  walk(content, (record) => {
    if (typeof record.id === 'string' && 'mimeType' in record && 'filename' in record) ids.add(record.id)
  })
  return [...ids]
}

/** An unsafe URL is not rendered, even if it is stored (Behaviour: safe-links). */
const safeUrl = (url: Json): string | null => (isLinkTarget(url) ? url : null)

function resolve(record: Record<string, Json>, hrefs: ReadonlyMap<string, string>): Record<string, Json> {
  if (isLink(record)) {
    const id = idOf(record.page)
    return {
      ...record,
      href: record.type === 'page' ? ((id && hrefs.get(id)) ?? null) : safeUrl(record.url),
    }
  }
  if (!isInternalRichTextLink(record))
    return isRichTextLink(record) ? { ...record, url: safeUrl(record.url) } : record
  const id = pageOfRichTextLink(record)
  return { ...record, linkType: 'custom', doc: null, url: (id && hrefs.get(id)) ?? null }
}

/**
 * Fills the `href` (in rich text: `url`) of every link in content from `hrefs` (page id → path on this site). It is null
 * for a page without a URL here and for an unsafe URL: the link is then rendered as plain text or left out.
 */
export function withResolvedLinks<T>(content: T, hrefs: ReadonlyMap<string, string>): T {
  const transform = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(transform)
    if (!isRecord(value) || value instanceof Date) return value
    const record = resolve(value, hrefs)
    return Object.fromEntries(Object.entries(record).map(([key, child]) => [key, transform(child)]))
  }
  // Values are only replaced by values of the same type.
  return transform(content) as T
}
