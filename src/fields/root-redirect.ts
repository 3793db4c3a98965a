import type { TextFieldSingleValidation } from 'payload'

import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'
import { isExternalUrl, isSafeHref } from '@/src/lib/safe-href'

/** Whether an address is `/` of this site itself, whatever its query. */
function isRoot(address: string, hostname: unknown): boolean {
  const url = new URL(address, 'http://this-site.invalid')
  const own = !isExternalUrl(address) || url.hostname === hostname
  return own && /^\/*$/.test(url.pathname)
}

const NO_ADDRESS: LocaleTexts = {
  nl: 'Geef een pad dat met één / begint, of een adres dat met https:// begint.',
  en: 'Give a path that begins with one /, or an address that begins with https://.',
}
const TO_ITSELF: LocaleTexts = {
  nl: '“/” kan niet naar zichzelf doorsturen. Geef een ander pad, zoals /en.',
  en: '“/” cannot redirect to itself. Give another path, such as /en.',
}

/** Where `/` may lead: a path of the site or an http(s) address, but not to itself; empty means that it does not lead away. */
export const validateRootRedirect: TextFieldSingleValidation = (value, { req, data }) => {
  if (!value) return true
  if (!isSafeHref(value)) return textIn(NO_ADDRESS, req.i18n.language)
  return isRoot(value, Reflect.get(data, 'hostname')) ? textIn(TO_ITSELF, req.i18n.language) : true
}
