import type { EmailAdapter } from 'payload'

import type { SmtpSettings } from '@/src/platform/env-schema'

/** In milliseconds. Nodemailer's defaults are up to ten minutes, too long for a request. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Adds timeouts to the URL of a mail server, unless its query sets them: `?socketTimeout=60000`. */
export function timeoutTransport(smtpUrl: string): string {
  const url = new URL(smtpUrl)
  for (const [name, milliseconds] of Object.entries(TIMEOUTS))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(milliseconds))
  return url.href
}

/** Payload's adapter for a mail server. Nodemailer is loaded only where there is one. */
export async function mailAdapter({ from, url }: SmtpSettings): Promise<EmailAdapter> {
  const { nodemailerAdapter } = await import('@payloadcms/email-nodemailer')
  return nodemailerAdapter({
    defaultFromAddress: from,
    defaultFromName: 'Gevel',
    transportOptions: timeoutTransport(url),
  })
}
