import { ROBOTS_ROUTE_SEGMENT, SITEMAP_ROUTE_SEGMENT } from '@/src/features/urls/rules/reserved-segments'
import type { SiteFile } from './types'

const PART = /^([1-9]\d{0,3})\.xml$/

/** The files at fixed paths of every site: `/robots.txt`, `/sitemap.xml`, and its parts `/sitemap/1.xml`. */
export function siteFile([first, second, ...more]: readonly string[]): SiteFile | null {
  if (more.length > 0) return null
  if (first === 'robots.txt' && !second) return { name: 'robots', segments: [ROBOTS_ROUTE_SEGMENT] }
  if (first === 'sitemap.xml' && !second)
    return { name: 'sitemap', segments: [SITEMAP_ROUTE_SEGMENT, 'index'] }
  const part = first === 'sitemap' && second ? PART.exec(second)?.[1] : undefined
  return part ? { name: 'sitemap', segments: [SITEMAP_ROUTE_SEGMENT, part] } : null
}
