import { hasRefusedProtocol } from './navigation'

const CONTACT_PROTOCOLS = ['mailto:', 'tel:']
/** Browsers leave these out of an address; whoever writes them hides something. */
const CONTROLS = /[\u0000-\u001f\u007f]/

const isSameSitePath = (href: string): boolean => /^\/(?![/\\])[^\\\u0000-\u0020]*$/.test(href)
const isAnchor = (href: string): boolean => /^#[^\s\\]+$/.test(href)
const isContact = (href: string): boolean =>
  URL.canParse(href) && CONTACT_PROTOCOLS.includes(new URL(href).protocol)

const isTidy = (href: unknown): href is string =>
  typeof href === 'string' && href === href.trim() && !CONTROLS.test(href) && !hasRefusedProtocol(href)

/** `https://bank.nl@elsewhere.nl/` reads as another address than it is, and a password in a link is no secret. */
const namesSomebody = (href: string): boolean => {
  const { username, password } = new URL(href)
  return username !== '' || password !== ''
}

/** Whether the value is an absolute http(s) address, without a name or password in it. */
export const isExternalUrl = (href: unknown): href is string =>
  isTidy(href) && /^https?:\/\/[^/\\]/i.test(href) && URL.canParse(href) && !namesSomebody(href)

/** Whether the value is a path of the same site, which may have a query and a fragment. */
export const isSitePath = (href: unknown): href is string => isTidy(href) && isSameSitePath(href)

/** A same-site path or an http(s) address; never javascript:, data:, blob:, vbscript: or `//host`. */
export const isSafeHref = (href: unknown): href is string => isSitePath(href) || isExternalUrl(href)

/** What a link in content may point at: a safe href, an anchor on the page, an e-mail address or a telephone number. */
export const isLinkTarget = (href: unknown): href is string =>
  isSafeHref(href) || (isTidy(href) && (isAnchor(href) || isContact(href)))
