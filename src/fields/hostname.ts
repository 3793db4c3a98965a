import { domainToASCII, domainToUnicode } from 'node:url'
import type { TextFieldSingleValidation } from 'payload'

import { textIn } from '@/src/i18n/locale-texts'
import { isExternalUrl } from '@/src/lib/safe-href'

const HOSTNAME =
  /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/

/** What a URL parser would cut off, leave out or decode without a word. */
const NO_PART_OF_IT = /[^a-z0-9.\-\u0080-\u{10ffff}]/iu

/** Lower case, punycode, no trailing dot. What is no hostname is returned as it came, for validation to refuse. */
export function normalizeHostname(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const trimmed = value.trim().replace(/\.$/, '')
  if (NO_PART_OF_IT.test(trimmed)) return trimmed
  // Only international letters are rewritten; of plain ones a number would become another address.
  return /^[\u0000-\u007f]*$/.test(trimmed) ? trimmed.toLowerCase() : domainToASCII(trimmed) || trimmed
}

/** Whether a name is in the one form in which it is kept: no number that stands for an address, no `xn--` that says nothing. */
function isNormal(hostname: string): boolean {
  const shown = domainToUnicode(hostname)
  return domainToASCII(shown) === hostname && !/(?:^|\.)xn--/.test(shown)
}

const isHostname = (value: unknown): value is string =>
  typeof value === 'string' && HOSTNAME.test(value) && isNormal(value)

export const validateHostname: TextFieldSingleValidation = (value, { req }) =>
  isHostname(value) ||
  textIn(
    {
      nl: 'Geef alleen een hostnaam, zonder https://, poort of pad: bijvoorbeeld www.voorbeeld.nl.',
      en: 'Give a hostname only, without https://, port or path: for example www.example.com.',
    },
    req.i18n.language,
  )

/** Where a redirect leads: an absolute http(s) address without a name and password, or a hostname with an optional port. */
function readTarget(value: string): URL | null {
  if (isHostname(value.replace(/:\d{1,5}$/, '')))
    return URL.canParse(`http://${value}`) ? new URL(`http://${value}`) : null
  if (!isExternalUrl(value) || !URL.canParse(value)) return null
  const url = new URL(value)
  return url.username || url.password ? null : url
}

/** A hostname (with an optional port) or an absolute http(s) address, of another host than its own; empty means no redirect. */
export const validateRedirectTarget: TextFieldSingleValidation = (value, { req, data }) => {
  if (!value) return true
  const { language } = req.i18n
  const target = readTarget(value)
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
