import { env } from '@/src/platform/env'
import { siteOrigin } from '@/src/platform/site-origin'
import { requestHost } from './host'

/** Whether the panel, its cookie and Payload's API exist on a host. */
export const isAdminHost = (hostname: string | null | undefined): boolean =>
  typeof hostname === 'string' && env.ADMIN_HOSTS.includes(hostname)

/** Whether a request is for an admin host. */
export const isOnAdminHost = (headers: Pick<Headers, 'get'>): boolean =>
  isAdminHost(requestHost(headers, env.TRUST_PROXY)?.hostname)

/** An absolute URL of the panel, on the first of its hosts. @param path with a leading slash */
export const onAdminHost = (path: string): string => new URL(path, siteOrigin(env.ADMIN_HOSTS[0])).href
