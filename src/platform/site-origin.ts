import { isLocalHostname } from '@/src/lib/local-hostname'
import { env } from './env'

/**
 * The public origin of a site: `https://` and its hostname, or `http://` with our port for localhost.
 * Pages are rendered without a visitor, so the origin cannot come from a request.
 */
export const siteOrigin = (hostname: string): string =>
  isLocalHostname(hostname) ? `http://${hostname}:${env.PORT}` : `https://${hostname}`
