import { isIP } from 'node:net'

const MAX_CHARACTERS = 500

/** Whether a webhook may have this URL: https, a hostname instead of an IP address, no credentials, the default port. */
export function isWebhookUrl(value: string): boolean {
  const url = URL.parse(value)
  if (!url || value.length > MAX_CHARACTERS) return false
  const { protocol, hostname, port, username, password } = url
  // URLs write IPv6 in brackets.
  const isName = isIP(hostname.replaceAll(/[[\]]/g, '')) === 0 && hostname.includes('.')
  return protocol === 'https:' && isName && port === '' && username === '' && password === ''
}
