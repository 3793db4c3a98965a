import type { TextFieldSingleValidation } from 'payload'

import { isSafeHref } from '@/src/lib/safe-href'

const FORBIDDEN = /[\u0000-\u0020\u007f\\?#]|\/\//

/** NFC, percent-decoded, a leading slash, no trailing one: the form in which requests are compared. */
export function normalizeRedirectPath(value: unknown): unknown {
  if (typeof value !== 'string') return value
  let decoded = value.trim()
  try {
    decoded = decodeURI(decoded)
  } catch {
    return value
  }
  return `/${decoded.normalize('NFC').replace(/^\/|\/+$/g, '')}`
}

export const validateRedirectPath: TextFieldSingleValidation = (value, { req }) => {
  if (value?.startsWith('/') && !FORBIDDEN.test(value)) return true
  return req.i18n.language === 'nl'
    ? 'Geef een pad dat met / begint, zonder domein, spaties, ? of #.'
    : 'Give a path that begins with /, without domain, spaces, ? or #.'
}

export const validateRedirectUrl: TextFieldSingleValidation = (value, { req }) => {
  if (isSafeHref(value)) return true
  return req.i18n.language === 'nl'
    ? 'Geef een pad dat met één / begint, of een adres dat met https:// begint.'
    : 'Give a path that begins with one /, or an address that begins with https://.'
}
