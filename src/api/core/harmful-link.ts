import { hasRefusedProtocol } from '@/src/lib/navigation'
import type { FieldError } from './problems'

const LINK_RULE = 'Give a path, an #anchor, or an http(s), mailto: or tel: address.'

/**
 * The first link that would run a script or carry its own content (Behaviour: safe-links), at whatever depth, in a
 * link of a block as in one of rich text, or null. A draft may hold an address that is not finished; it may not hold
 * this.
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
