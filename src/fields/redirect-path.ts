import type { TextFieldSingleValidation } from 'payload'

import {
  isRedirectPath,
  isRedirectTarget,
  normalizeRedirectPath,
  oldPathProblem,
} from '@/src/features/redirects/rules/redirect-path'
import { textIn, toLocale } from '@/src/i18n/locale-texts'

/** Non-strings are returned unchanged, so that validation rejects them. */
export const normalizeOldPath = (value: unknown): unknown =>
  typeof value === 'string' ? normalizeRedirectPath(value) : value

export const validateRedirectPath: TextFieldSingleValidation = (value, { req, siblingData }) => {
  if (value && isRedirectPath(value)) {
    const match = 'match' in siblingData ? siblingData.match : null
    return oldPathProblem(value, match)?.[toLocale(req.i18n.language)] ?? true
  }
  return textIn(
    {
      nl: 'Geef een adres dat met / begint, zonder domein, spaties, ? of #, van hoogstens 512 tekens.',
      en: 'Give an address that begins with /, without domain, spaces, ? or #, of at most 512 characters.',
    },
    req.i18n.language,
  )
}

export const validateRedirectUrl: TextFieldSingleValidation = (value, { req }) => {
  if (isRedirectTarget(value)) return true
  return textIn(
    {
      nl: 'Geef een adres dat met één / begint, of een volledig adres dat met https:// begint.',
      en: 'Give an address that begins with one /, or a full address that begins with https://.',
    },
    req.i18n.language,
  )
}
