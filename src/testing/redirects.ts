import { Pool } from 'pg'
import type { Payload } from 'payload'

import type { Domain, Redirect } from '@/payload-types'
import { env } from '@/src/platform/env'
import { routeSite } from '@/src/routing/route'
import { sqlStore } from '@/src/routing/store/sql-store'
import { buildRequest } from '@/src/routing/testing/memory-store'
import type { Company } from './tenants'

const scene = { overrideAccess: true } as const

type RedirectOptions = Partial<Omit<Redirect, 'to'>> & { to?: string | Redirect['to'] }

/** Creates a redirect on the domain of a tenant. */
export const createRedirect = (
  payload: Payload,
  { tenant, domain }: Pick<Company, 'tenant' | 'domain'>,
  { to, ...data }: RedirectOptions & Pick<Redirect, 'from'>,
): Promise<Redirect> =>
  payload.create({
    collection: 'redirects',
    data: {
      tenant: tenant.id,
      domain: domain.id,
      status: '301',
      match: 'exact',
      origin: 'manual',
      ...data,
      to: typeof to === 'string' ? { type: 'custom', url: to } : to,
    } as Redirect,
    ...scene,
  })

/** Runs the real routing without caches; `ask` returns the action as text: `301 /b`, `page`, `notFound`, `gone`. */
export function openRouting() {
  const pool = new Pool({ connectionString: env.DATABASE_URL, max: 2 })
  const store = sqlStore(pool)
  return {
    pool,
    close: () => pool.end(),
    async ask({ hostname }: Pick<Domain, 'hostname'>, address: string): Promise<string> {
      const site = await store.findSite(hostname)
      if (!site) throw new Error(`No site at ${hostname}`)
      const [rawPath = '', query] = address.split('?')
      const search = query === undefined ? '' : `?${query}`
      const action = await routeSite(buildRequest({ host: hostname, rawPath, search }), site, store)
      return action.type === 'redirect' ? `${action.status} ${action.to}` : action.type
    },
  }
}
