import type { TextFieldSingleValidation } from 'payload'

import { toWebOrigin } from '@/src/lib/web-origin'

/** As browsers send it. What is no origin is returned as it came, for validation to refuse. */
export const normalizeWebOrigin = (value: unknown): unknown =>
  typeof value === 'string' ? (toWebOrigin(value) ?? value) : value

export const validateWebOrigin: TextFieldSingleValidation = (value, { req }) =>
  (typeof value === 'string' && toWebOrigin(value) === value) ||
  (req.i18n.language === 'nl'
    ? 'Geef een adres met http:// of https://, zonder pad en zonder *: https://app.voorbeeld.nl.'
    : 'Give an address with http:// or https://, without path and without *: https://app.example.com.')
