import { parseAdminPath } from './admin-paths'

/** A path of the panel on this host, with its query, from a value that anybody may have written; else `fallback`. */
export function panelPath(wanted: unknown, fallback: string): string {
  if (typeof wanted !== 'string') return fallback
  // As a browser reads it, without dot segments.
  const url = URL.parse(wanted, 'http://host.invalid')
  const isPanel = url?.host === 'host.invalid' && parseAdminPath(url.pathname) !== null
  return isPanel ? `${url.pathname}${url.search}` : fallback
}
