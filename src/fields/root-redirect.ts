import type { TextFieldSingleValidation } from 'payload'

import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'
import { isExternalUrl, isSafeHref } from '@/src/lib/safe-href'

/** Whether a URL is `/` of this site, whatever its query. */
function isRoot(address: string, hostname: unknown): boolean {
  const url = new URL(address, 'http://this-site.invalid')
  const sameSite = !isExternalUrl(address) || url.hostname === hostname
  return sameSite && /^\/*$/.test(url.pathname)
}

const INVALID_TARGET: LocaleTexts = {
  nl: 'Geef een adres dat met één / begint, of een volledig adres dat met https:// begint.',
  en: 'Give an address that begins with one /, or a full address that begins with https://.',
}
const REDIRECT_TO_ITSELF: LocaleTexts = {
  nl: '“/” kan niet naar zichzelf doorsturen. Geef een ander adres, zoals /en.',
  en: '“/” cannot redirect to itself. Give another address, such as /en.',
}

/** A path of the site other than `/`, or an http(s) URL; empty means no redirect. */
export const validateRootRedirect: TextFieldSingleValidation = (value, { req, data }) => {
  if (!value) return true
  if (!isSafeHref(value)) return textIn(INVALID_TARGET, req.i18n.language)
  return isRoot(value, Reflect.get(data, 'hostname')) ? textIn(REDIRECT_TO_ITSELF, req.i18n.language) : true
}
