import { hasRefusedProtocol } from './navigation'

const CONTACT_PROTOCOLS = ['mailto:', 'tel:']
/** Browsers drop control characters from URLs, so they can disguise a protocol. */
const CONTROLS = /[\u0000-\u001f\u007f]/

const isSameSitePath = (href: string): boolean => /^\/(?![/\\])[^\\\u0000-\u0020]*$/.test(href)
const isAnchor = (href: string): boolean => /^#[^\s\\]+$/.test(href)
const isContact = (href: string): boolean =>
  URL.canParse(href) && CONTACT_PROTOCOLS.includes(new URL(href).protocol)

const isClean = (href: unknown): href is string =>
  typeof href === 'string' && href === href.trim() && !CONTROLS.test(href) && !hasRefusedProtocol(href)

/** `https://bank.nl@elsewhere.nl/` looks like another site, and a password in a link is no secret. */
const hasCredentials = (href: string): boolean => {
  const { username, password } = new URL(href)
  return username !== '' || password !== ''
}

/** Whether the value is an absolute http(s) URL without credentials. */
export const isExternalUrl = (href: unknown): href is string =>
  isClean(href) && /^https?:\/\/[^/\\]/i.test(href) && URL.canParse(href) && !hasCredentials(href)

/** Whether the value is a path of the same site, optionally with a query and fragment. */
export const isSitePath = (href: unknown): href is string => isClean(href) && isSameSitePath(href)

/** A same-site path or an http(s) URL; never javascript:, data:, blob:, vbscript: or `//host`. */
export const isSafeHref = (href: unknown): href is string => isSitePath(href) || isExternalUrl(href)

/** A valid link target in content: a safe href, an anchor, `mailto:` or `tel:`. */
export const isLinkTarget = (href: unknown): href is string =>
  isSafeHref(href) || (isClean(href) && (isAnchor(href) || isContact(href)))
