import type { TextFieldSingleValidation } from 'payload'

import { textIn } from '@/src/i18n/locale-texts'
import { isExternalUrl, isSitePath } from '@/src/lib/safe-href'

/** Characters that a URL does not need and that could end the CSS rule or the element that contains it. */
const UNSAFE = /["'<>\\\s]/

function isDecodable(address: string): boolean {
  try {
    return decodeURI(address) !== ''
  } catch {
    return false
  }
}

const isFontAddress = (value: string): boolean =>
  !UNSAFE.test(value) &&
  isDecodable(value) &&
  (isSitePath(value) || (isExternalUrl(value) && /^https:/i.test(value)))

/** A path of the site or an https:// URL; empty means no custom font. */
export const validateFontAddress: TextFieldSingleValidation = (value, { req }) => {
  if (!value || isFontAddress(value)) return true
  return textIn(
    {
      nl: 'Geef een adres dat met één / begint, of een volledig adres dat met https:// begint.',
      en: 'Give an address that begins with one /, or a full address that begins with https://.',
    },
    req.i18n.language,
  )
}
