import type { TextFieldSingleValidation } from 'payload'

import { isExternalUrl, isSafeHref } from '@/src/lib/safe-href'

/** Whether an address is `/` of this site itself, whatever its query. */
function isRoot(address: string, hostname: unknown): boolean {
  const url = new URL(address, 'http://this-site.invalid')
  const own = !isExternalUrl(address) || url.hostname === hostname
  return own && /^\/*$/.test(url.pathname)
}

/** Where `/` may lead: a path of the site or an http(s) address, but not to itself; empty means that it does not lead away. */
export const validateRootRedirect: TextFieldSingleValidation = (value, { req, data }) => {
  if (!value) return true
  const dutch = req.i18n.language === 'nl'
  if (!isSafeHref(value)) {
    return dutch
      ? 'Geef een pad dat met één / begint, of een adres dat met https:// begint.'
      : 'Give a path that begins with one /, or an address that begins with https://.'
  }
  if (!isRoot(value, Reflect.get(data, 'hostname'))) return true
  return dutch
    ? '“/” kan niet naar zichzelf doorsturen. Geef een ander pad, zoals /en.'
    : '“/” cannot redirect to itself. Give another path, such as /en.'
}
