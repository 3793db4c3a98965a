const WEB_PROTOCOLS = ['http:', 'https:']
const CONTACT_PROTOCOLS = ['mailto:', 'tel:']

const isSameSitePath = (href: string): boolean => /^\/(?![/\\])[^\\\u0000-\u0020]*$/.test(href)
const isAnchor = (href: string): boolean => /^#[^\s\\]+$/.test(href)

const hasProtocol = (href: string, protocols: readonly string[]): boolean =>
  URL.canParse(href) && protocols.includes(new URL(href).protocol)

/** Whether the value is an absolute http(s) address. */
export const isExternalUrl = (href: unknown): href is string =>
  typeof href === 'string' && href === href.trim() && hasProtocol(href, WEB_PROTOCOLS)

/** §5: a same-site path or an http(s) address; never javascript:, data:, blob:, vbscript: or `//host`. */
export const isSafeHref = (href: unknown): href is string =>
  typeof href === 'string' && (isSameSitePath(href) || isExternalUrl(href))

/** What a link in content may point at: a safe href, an anchor on the page, an e-mail address or a telephone number. */
export const isLinkTarget = (href: unknown): href is string =>
  typeof href === 'string' && (isSafeHref(href) || isAnchor(href) || hasProtocol(href, CONTACT_PROTOCOLS))
