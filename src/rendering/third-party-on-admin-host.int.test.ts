import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Domain } from '@/payload-types'
import { env } from '@/src/platform/env'
import { payloadInstance } from '@/src/platform/payload'
import { contentSecurityPolicy } from '@/src/routing/content-security-policy'
import { routingPool } from '@/src/routing/store/cache'
import { sqlStore } from '@/src/routing/store/sql-store'
import { type Company, createCompany, createPerson, type Person } from '@/src/testing/tenants'
import { loadSite } from './site'

const CONFIGURED = {
  tagManagerId: 'GTM-AB12CD3',
  sessionRecordingId: 'abcdef1234',
  sessionRecordingProvider: 'clarity',
  themeFontUrl: 'https://fonts.example/css?family=Lora',
  allowedHosts: [{ host: 'scripts.example' }],
} as const

let payload: Payload

beforeAll(async () => {
  payload = await payloadInstance()
})

const change = ({ domain, admin }: Company, data: Partial<Domain>, user: Person = admin) =>
  payload.update({ collection: 'domains', id: domain.id, data, user, overrideAccess: false })

/** A company that configured all there is, whether or not its site is on an admin host. */
async function configured(onAdminHost: boolean): Promise<Company> {
  const company = await createCompany(payload)
  await change(company, { ...CONFIGURED, allowedHosts: [...CONFIGURED.allowedHosts] })
  if (onAdminHost) env.ADMIN_HOSTS.push(company.domain.hostname)
  return company
}

async function loaded({ domain: { hostname } }: Company) {
  const [site, content] = await Promise.all([
    sqlStore(routingPool()).findSite(hostname),
    loadSite(hostname, 'nl'),
  ])
  if (!site || !content) throw new Error(`${hostname} is no site`)
  return { policy: contentSecurityPolicy(site, false), domain: content.domain }
}

const FOREIGN = /googletagmanager|clarity|fonts\.example|scripts\.example/

describe('what a tenant configured from other servers', () => {
  it('loads on a host without the panel', async () => {
    const { policy, domain } = await loaded(await configured(false))
    for (const host of ['googletagmanager.com', 'clarity.ms', 'fonts.example', 'scripts.example'])
      expect(policy).toContain(host)
    expect(domain.tagManagerId).toBe('GTM-AB12CD3')
  })

  it('does not load on an admin host', async () => {
    const { policy, domain } = await loaded(await configured(true))
    expect(policy).not.toMatch(FOREIGN)
    expect(domain).toMatchObject({ tagManagerId: null, sessionRecordingId: null, themeFontUrl: null })
  })

  it('loads on an admin host once a super admin allows it, and nobody else can', async () => {
    const company = await configured(true)
    const other = await createCompany(payload)
    await change(company, { scriptsOnAdminHost: true })
    await expect(change(company, { scriptsOnAdminHost: true }, company.editor)).rejects.toThrow()
    await expect(change(company, { scriptsOnAdminHost: true }, other.admin)).rejects.toThrow()
    expect((await loaded(company)).policy).not.toMatch(FOREIGN)
    await change(company, { scriptsOnAdminHost: true }, await createPerson(payload, { superAdmin: true }))
    expect((await loaded(company)).policy).toMatch(FOREIGN)
  })
})
