/** In milliseconds. Somebody waits for the answer meanwhile; nodemailer itself would wait for up to ten minutes. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** The address of a mail server with how long to wait for it, unless its query says so itself: `?socketTimeout=60000`. */
export function timeoutTransport(smtpUrl: string): string {
  const url = new URL(smtpUrl)
  for (const [name, milliseconds] of Object.entries(PATIENCE))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(milliseconds))
  return url.href
}
