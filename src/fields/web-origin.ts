import type { TextFieldSingleValidation } from 'payload'

import { textIn } from '@/src/i18n/locale-texts'
import { toWebOrigin } from '@/src/lib/web-origin'

/** In the form that browsers send. An invalid origin is returned unchanged, so that validation rejects it. */
export const normalizeWebOrigin = (value: unknown): unknown =>
  typeof value === 'string' ? (toWebOrigin(value) ?? value) : value

export const validateWebOrigin: TextFieldSingleValidation = (value, { req }) =>
  (typeof value === 'string' && toWebOrigin(value) === value) ||
  textIn(
    {
      nl: 'Geef een adres met http:// of https://, zonder pad en zonder *: https://app.voorbeeld.nl.',
      en: 'Give an address with http:// or https://, without path and without *: https://app.example.com.',
    },
    req.i18n.language,
  )
