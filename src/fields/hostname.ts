import { domainToASCII, domainToUnicode } from 'node:url'
import type { TextFieldSingleValidation } from 'payload'

import { hostnameProblem, type HostnameProblem } from '@/src/features/domains/rules/hostname'
import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'
import { isExternalUrl } from '@/src/lib/safe-href'

const HOSTNAME =
  /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/

/** Characters that a URL parser would silently cut off, drop or decode. */
const NOT_IN_HOSTNAME = /[^a-z0-9.\-\u0080-\u{10ffff}]/iu

/** Lower case, punycode, no trailing dot. An invalid hostname is returned unchanged, so that validation rejects it. */
export function normalizeHostname(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const trimmed = value.trim().replace(/\.$/, '')
  if (NOT_IN_HOSTNAME.test(trimmed)) return trimmed
  // ASCII input skips `domainToASCII`, which would rewrite a number to an IP address.
  return /^[\u0000-\u007f]*$/.test(trimmed) ? trimmed.toLowerCase() : domainToASCII(trimmed) || trimmed
}

/** Whether a hostname is in canonical form: not a number that means an IP address, no invalid `xn--` label. */
function isCanonical(hostname: string): boolean {
  const unicode = domainToUnicode(hostname)
  return domainToASCII(unicode) === hostname && !/(?:^|\.)xn--/.test(unicode)
}

const isHostname = (value: unknown): value is string =>
  typeof value === 'string' && HOSTNAME.test(value) && isCanonical(value)

const validateHostname: TextFieldSingleValidation = (value, { req }) =>
  isHostname(value) ||
  textIn(
    {
      nl: 'Geef alleen een hostnaam, zonder https://, poort of pad: bijvoorbeeld www.voorbeeld.nl.',
      en: 'Give a hostname only, without https://, port or path: for example www.example.com.',
    },
    req.i18n.language,
  )

const NOT_FOR_TENANTS: LocaleTexts<Record<HostnameProblem, string>> = {
  nl: {
    ipAddress: 'Een IP-adres kan geen domein zijn. Geef een naam.',
    publicSuffix:
      'Onder deze naam hebben velen een eigen domein. Geef een volledige domeinnaam, zoals voorbeeld.nl.',
  },
  en: {
    ipAddress: 'An IP address cannot be a domain. Give a name.',
    publicSuffix: 'Many people have domains under this name. Give a full domain name, such as example.com.',
  },
}

/** As `validateHostname`, and no name that a tenant cannot prove; a stored hostname stays valid. */
export const validateDomainHostname: TextFieldSingleValidation = async (value, options) => {
  const valid = await validateHostname(value, options)
  if (valid !== true || !value || value === options.previousValue) return valid
  const problem = hostnameProblem(value)
  return problem === null || textIn(NOT_FOR_TENANTS, options.req.i18n.language)[problem]
}

/** An absolute http(s) URL without credentials, or a hostname with an optional port; otherwise null. */
function parseTarget(value: string): URL | null {
  if (isHostname(value.replace(/:\d{1,5}$/, '')))
    return URL.canParse(`http://${value}`) ? new URL(`http://${value}`) : null
  if (!isExternalUrl(value) || !URL.canParse(value)) return null
  const url = new URL(value)
  return url.username || url.password ? null : url
}

/** A target on another host than the domain itself; empty means no redirect. */
export const validateRedirectTarget: TextFieldSingleValidation = (value, { req, data }) => {
  if (!value) return true
  const { language } = req.i18n
  const target = parseTarget(value)
  if (!target)
    return textIn(
      {
        nl: 'Geef een hostnaam, of een adres dat met https:// begint, zonder gebruikersnaam of wachtwoord.',
        en: 'Give a hostname, or an address that begins with https://, without a user name or password.',
      },
      language,
    )
  if (target.hostname.replace(/\.$/, '') !== Reflect.get(data, 'hostname')) return true
  return textIn(
    { nl: 'Een domein kan niet naar zichzelf doorsturen.', en: 'A domain cannot redirect to itself.' },
    language,
  )
}
