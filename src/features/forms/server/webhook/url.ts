import { isIP } from 'node:net'

const MAX_CHARACTERS = 500

/** Whether a webhook may be sent there: https, a host by its name, nothing that signs in, the usual port. */
export function isWebhookUrl(value: string): boolean {
  const url = URL.parse(value)
  if (!url || value.length > MAX_CHARACTERS) return false
  const { protocol, hostname, port, username, password } = url
  // IPv6 stands in brackets.
  const isName = isIP(hostname.replaceAll(/[[\]]/g, '')) === 0 && hostname.includes('.')
  return protocol === 'https:' && isName && port === '' && username === '' && password === ''
}
