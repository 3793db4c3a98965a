/** Never navigated to, however they are written. */
const REFUSED_PROTOCOL = /^(?:javascript|data|blob|vbscript):/i
/** What browsers leave out of an address, and what else cannot be seen in one. */
const UNSEEN = /[\s\p{Cc}\p{Cf}]/gu
/** Whoever encodes an address more often than this gets it refused undecoded, as a path. */
const DECODINGS = 3

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Whether an address is a `javascript:`, `data:`, `blob:` or `vbscript:` one, also spaced out or percent-encoded. */
export function hasRefusedProtocol(target: string): boolean {
  let text = target
  for (let times = 0; times <= DECODINGS; times++) {
    if (REFUSED_PROTOCOL.test(text.replaceAll(UNSEEN, ''))) return true
    text = decoded(text)
  }
  return false
}

type Decision =
  | { allowed: true; href: string }
  | { allowed: false; reason: 'malformed' | 'protocol' | 'external' }

type Permission = {
  /** Whether the target may lie on another origin. */
  external?: boolean
}

/**
 * Whether a script may navigate to `target` (Behaviour: external-navigation), read as the browser reads it, so that
 * `//host`, `/\host` and the like count as the other sites that they are.
 * @param from the address of the page, absolute
 */
export function decideNavigation(
  target: string,
  from: string,
  { external = false }: Permission = {},
): Decision {
  if (hasRefusedProtocol(target)) return { allowed: false, reason: 'protocol' }
  if (!URL.canParse(target, from)) return { allowed: false, reason: 'malformed' }
  const { protocol, origin, href } = new URL(target, from)
  if (protocol !== 'http:' && protocol !== 'https:') return { allowed: false, reason: 'protocol' }
  if (!external && origin !== new URL(from).origin) return { allowed: false, reason: 'external' }
  return { allowed: true, href }
}

/** Takes the visitor to `target`, unless that is refused. Whatever navigates by script goes this way. */
export function navigateTo(target: string, permission: Permission = {}): Decision {
  const decision = decideNavigation(target, location.href, permission)
  if (decision.allowed) location.assign(target)
  return decision
}
