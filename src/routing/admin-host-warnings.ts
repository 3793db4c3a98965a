import { isLocalHostname } from '@/src/lib/local-hostname'
import { env } from '@/src/platform/env'
import type { Env } from '@/src/platform/env-schema'
import { logger } from '@/src/platform/logger'
import { routingPool } from './store/cache'

type Query = (hostnames: readonly string[]) => Promise<readonly string[]>

/**
 * What an operator should know about ADMIN_HOSTS in production: whether the panel can be reached at all, and which of the
 * hosts serve a site too, whose tenant must not be able to run scripts there.
 * @param domainsAmong resolves to those of the hostnames that are domains
 */
export async function adminHostWarnings(
  { NODE_ENV, ADMIN_HOSTS }: Pick<Env, 'NODE_ENV' | 'ADMIN_HOSTS'>,
  domainsAmong: Query,
): Promise<string[]> {
  if (NODE_ENV !== 'production') return []
  const unreachable = ADMIN_HOSTS.every(isLocalHostname)
  const shared = (await domainsAmong(ADMIN_HOSTS)).filter((hostname) => !isLocalHostname(hostname))
  return [
    ...(unreachable
      ? ['The panel is on localhost only. Set ADMIN_HOSTS to the hostname on which people reach it.']
      : []),
    ...shared.map(
      (hostname) =>
        `ADMIN_HOSTS names ${hostname}, which is a tenant’s domain: give the panel a hostname of its own. ` +
        'Scripts that the tenant configured load there only where a super admin allows it.',
    ),
  ]
}

async function domainsAmong(hostnames: readonly string[]): Promise<string[]> {
  const text = 'SELECT hostname FROM domains WHERE hostname = ANY($1)'
  const { rows } = await routingPool().query<{ hostname: string }>(text, [hostnames])
  return rows.map(({ hostname }) => hostname)
}

/** Logs the warnings at the start of the process, which does not wait for the database. */
export function logAdminHostWarnings(): void {
  adminHostWarnings(env, domainsAmong).then(
    (warnings) => {
      for (const warning of warnings) logger.warn(warning)
    },
    (error: unknown) => logger.warn({ err: error }, 'Failed to check ADMIN_HOSTS against the domains'),
  )
}
