import type { TextFieldSingleValidation } from 'payload'

import {
  isRedirectPath,
  isRedirectTarget,
  normalizeRedirectPath,
  oldPathProblem,
} from '@/src/features/redirects/rules/redirect-path'

/** Anything that is no text is returned as it came, for validation to refuse. */
export const normalizeOldPath = (value: unknown): unknown =>
  typeof value === 'string' ? normalizeRedirectPath(value) : value

export const validateRedirectPath: TextFieldSingleValidation = (value, { req, siblingData }) => {
  if (value && isRedirectPath(value)) {
    const match = 'match' in siblingData ? siblingData.match : null
    return oldPathProblem(value, match)?.[req.i18n.language === 'nl' ? 'nl' : 'en'] ?? true
  }
  return req.i18n.language === 'nl'
    ? 'Geef een pad dat met / begint, zonder domein, spaties, ? of #, van hoogstens 512 tekens.'
    : 'Give a path that begins with /, without domain, spaces, ? or #, of at most 512 characters.'
}

export const validateRedirectUrl: TextFieldSingleValidation = (value, { req }) => {
  if (isRedirectTarget(value)) return true
  return req.i18n.language === 'nl'
    ? 'Geef een pad dat met één / begint, of een adres dat met https:// begint.'
    : 'Give a path that begins with one /, or an address that begins with https://.'
}
