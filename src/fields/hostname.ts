import { domainToASCII } from 'node:url'
import type { TextFieldSingleValidation } from 'payload'

const HOSTNAME =
  /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/

/** Lower case, punycode, no trailing dot. What is no hostname is returned as it came, for validation to refuse. */
export function normalizeHostname(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const trimmed = value.trim().replace(/\.$/, '')
  return domainToASCII(trimmed) || trimmed
}

const isHostname = (value: unknown): value is string => typeof value === 'string' && HOSTNAME.test(value)

export const validateHostname: TextFieldSingleValidation = (value, { req }) =>
  isHostname(value) ||
  (req.i18n.language === 'nl'
    ? 'Geef alleen een hostnaam, zonder https://, poort of pad: bijvoorbeeld www.voorbeeld.nl.'
    : 'Give a hostname only, without https://, port or path: for example www.example.com.')

const isWebAddress = (value: string): boolean =>
  URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol)

/** A hostname (with an optional port) or an absolute http(s) address; empty means no redirect. */
export const validateRedirectTarget: TextFieldSingleValidation = (value, { req }) => {
  if (!value || isWebAddress(value) || isHostname(value.replace(/:\d{1,5}$/, ''))) return true
  return req.i18n.language === 'nl'
    ? 'Geef een hostnaam of een adres dat met https:// begint.'
    : 'Give a hostname or an address that begins with https://.'
}
