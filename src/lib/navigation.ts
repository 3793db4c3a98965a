const REFUSED_PROTOCOL = /^(?:javascript|data|blob|vbscript):/i
/** Whitespace, control and format characters: browsers drop some of them, and none is visible. */
const INVISIBLE = /[\s\p{Cc}\p{Cf}]/gu
/** Deeper percent-encoding is not decoded: the browser resolves such a target as a path of the site. */
const MAX_DECODINGS = 3

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Detects `javascript:`, `data:`, `blob:` and `vbscript:`, also with invisible characters or percent-encoded. */
export function hasRefusedProtocol(target: string): boolean {
  let text = target
  for (let times = 0; times <= MAX_DECODINGS; times++) {
    if (REFUSED_PROTOCOL.test(text.replaceAll(INVISIBLE, ''))) return true
    text = decode(text)
  }
  return false
}

type Decision =
  | { allowed: true; href: string }
  | { allowed: false; reason: 'malformed' | 'protocol' | 'external' }

type Permission = {
  /** Allows other origins. */
  external?: boolean
}

/**
 * Whether a script may navigate to `target` (Behaviour: external-navigation). Parsed as browsers do, so that `//host` and
 * `/\host` are recognised as external.
 * @param from the absolute URL of the page
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

/** All navigation by script must use this: it navigates only if `decideNavigation` allows it. */
export function navigateTo(target: string, permission: Permission = {}): Decision {
  const decision = decideNavigation(target, location.href, permission)
  if (decision.allowed) location.assign(target)
  return decision
}
