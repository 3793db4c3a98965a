import { isLocale } from '@/src/lib/constants'
import { PUBLIC_ENTRIES, SYSTEM_SEGMENTS } from './reserved-segments'

/**
 * Whether a link leads to a page of this site, so that client-side navigation can handle it: a path, but not of the
 * admin, an API or a file.
 */
export function isPageHref(href: string): boolean {
  if (!href.startsWith('/') || href.startsWith('//')) return false
  const [path = ''] = href.split(/[?#]/)
  const segments = path.split('/').slice(1)
  const [first = ''] = isLocale(segments[0]) ? segments.slice(1) : segments
  const isFile = segments.at(-1)?.includes('.') ?? false
  return !isFile && !SYSTEM_SEGMENTS.includes(first) && !PUBLIC_ENTRIES.includes(first)
}
