import { hasRefusedProtocol } from '@/src/lib/navigation'
import type { FieldError } from './problems'

const LINK_RULE = 'Must be a path, an #anchor, or an http(s):, mailto: or tel: URL.'

/**
 * The first link, at any depth of a block or rich text, that would run a script or carry its own content (Behaviour:
 * safe-links), or null. A draft may have an unfinished URL, but not such a one.
 */
export function harmfulLink(value: unknown, path: string): FieldError | null {
  if (typeof value !== 'object' || value === null) return null
  for (const [key, child] of Object.entries(value)) {
    const own = path === '' ? key : `${path}.${key}`
    if (key === 'url' && typeof child === 'string' && hasRefusedProtocol(child))
      return { path: own, message: LINK_RULE }
    const found = harmfulLink(child, own)
    if (found) return found
  }
  return null
}
