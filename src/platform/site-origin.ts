import { env } from './env'

const isLocal = (hostname: string): boolean => hostname === 'localhost' || hostname.endsWith('.localhost')

/**
 * The public origin of a site: `https://` and its hostname, or `http://` with our port for localhost.
 * Pages are rendered without a visitor, so the origin cannot come from a request.
 */
export const siteOrigin = (hostname: string): string =>
  isLocal(hostname) ? `http://${hostname}:${env.PORT}` : `https://${hostname}`
