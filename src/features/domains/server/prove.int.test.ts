import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Domain } from '@/payload-types'
import { recordOf } from '@/src/features/domains/rules/proof'
import { env } from '@/src/platform/env'
import { payloadInstance } from '@/src/platform/payload'
import { routingPool } from '@/src/routing/store/cache'
import { sqlStore } from '@/src/routing/store/sql-store'
import { startDnsServer, type DnsServer } from '@/src/testing/dns-server'
import { type Company, createCompany, createDomain, createPerson, type Person } from '@/src/testing/tenants'
import { checkDueDomains } from './check-due-domains'
import { approveDomain, checkProof } from './prove'

let payload: Payload
let company: Company
let other: Company
let superAdmin: Person
let dns: DnsServer
const configured = env.DNS_SERVERS

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
  superAdmin = await createPerson(payload, { superAdmin: true })
  dns = await startDnsServer()
  env.DNS_SERVERS = [dns.address]
})
afterAll(async () => {
  env.DNS_SERVERS = configured
  await dns.stop()
})

const findSite = (hostname: string) => sqlStore(routingPool()).findSite(hostname)
const newName = (below = 'kade.example') => `www-${randomUUID().slice(0, 8)}.${below}`
const reqOf = (user?: Person) => createLocalReq(user ? { user } : {}, payload)

/** A domain as an admin of the tenant creates it. */
const pendingDomain = ({ tenant, admin }: Company = company, hostname = newName()) =>
  createDomain(payload, tenant, { hostname, by: admin })

const stored = (id: string): Promise<Domain> =>
  payload.findByID({ collection: 'domains', id, depth: 0, overrideAccess: true })

/** Sets the DNS record of a domain. */
function publish(domain: Domain, value?: string): void {
  const record = recordOf(domain)
  if (record) dns.records.set(record.name, ['v=spf1 -all', value ?? record.value])
}

const check = async (domain: Domain, options = {}) =>
  (await checkProof(await reqOf(company.admin), domain, options))?.proof

const save = ({ id }: Domain, data: Partial<Domain>, user: Person = company.admin) =>
  payload.update({ collection: 'domains', id, data, user, overrideAccess: false })

/** The message for the field `hostname` when a domain is rejected. */
const rejection = (hostname: string, { tenant, admin }: Company = company, by: Person = admin) =>
  createDomain(payload, tenant, { hostname, by }).then(
    () => null,
    (error: unknown) => error,
  )

describe('a hostname that an admin of a tenant enters', () => {
  it('is pending, and no site, until its DNS record is found', async () => {
    const domain = await pendingDomain()
    expect(domain.proof).toMatchObject({ provenAt: null, method: null })
    expect(await findSite(domain.hostname)).toBeNull()
    expect(await check(domain)).toMatchObject({ provenAt: null, problem: 'missing' })
    publish(domain)
    expect(await check(domain)).toMatchObject({ provenAt: expect.any(String), method: 'dns', problem: null })
    expect(await findSite(domain.hostname)).toMatchObject({ domainId: domain.id })
  })

  it('has a token of its own that cannot be guessed, and that stays when the hostname changes', async () => {
    const [one, two] = [await pendingDomain(), await pendingDomain()]
    expect(one.proof?.token).toMatch(/^[0-9a-f]{40}$/)
    expect(two.proof?.token).not.toBe(one.proof?.token)
    const renamed = await save(one, { hostname: newName() })
    expect(renamed.proof?.token).toBe(one.proof?.token)
  })

  it('is not proven by the token of another domain, nor while the DNS does not answer', async () => {
    const domain = await pendingDomain()
    publish(domain, recordOf(await pendingDomain(other))?.value)
    expect(await check(domain)).toMatchObject({ provenAt: null, problem: 'different' })
    dns.records.set(recordOf(domain)?.name ?? '', null)
    expect(await check(domain)).toMatchObject({ provenAt: null, problem: 'unreachable' })
  })

  it('cannot be declared proven by who writes the domain', async () => {
    const domain = await pendingDomain()
    const proof = { provenAt: new Date().toISOString(), method: 'approval' as const, token: 'known' }
    for (const user of [company.admin, superAdmin]) await save(domain, { proof }, user)
    expect((await stored(domain.id)).proof).toEqual(domain.proof)
    const created = await createDomain(payload, company.tenant, {
      hostname: newName(),
      proof,
      by: company.admin,
    })
    expect(created.proof).toMatchObject({ provenAt: null, method: null })
    expect(created.proof?.token).not.toBe('known')
  })

  it('is pending again when it changes, and stays proven when anything else does', async () => {
    const domain = await pendingDomain()
    publish(domain)
    await check(domain)
    expect((await save(domain, { themePrimaryColor: '#000000' })).proof?.provenAt).toBeTruthy()
    const renamed = await save(domain, { hostname: newName() })
    expect(renamed.proof).toMatchObject({ provenAt: null, method: null, checkedAt: null })
    expect(await findSite(domain.hostname)).toBeNull()
    expect(await findSite(renamed.hostname)).toBeNull()
  })
})

describe('a hostname that two tenants want', () => {
  it('is of the first that proves it', async () => {
    const hostname = newName()
    const [ours, theirs] = [await pendingDomain(company, hostname), await pendingDomain(other, hostname)]
    for (const domain of [ours, theirs]) publish(domain)
    const record = recordOf(ours)
    dns.records.set(record?.name ?? '', [record?.value ?? '', recordOf(theirs)?.value ?? ''])
    const outcomes = await Promise.all([check(ours), check(theirs)])
    expect(outcomes.filter((proof) => proof?.provenAt)).toHaveLength(1)
    expect(outcomes.filter((proof) => proof?.problem === 'conflict')).toHaveLength(1)
    expect(await rejection(hostname)).toMatchObject({ data: { errors: [{ path: 'hostname' }] } })
  })

  it('is proven once, whatever writes it', async () => {
    const hostname = newName()
    const domains = [await pendingDomain(company, hostname), await pendingDomain(other, hostname)]
    const prove = ({ id }: Domain) =>
      payload.db.drizzle.execute(sql`UPDATE domains SET proof_proven_at = now() WHERE id = ${id}`)
    const outcomes = await Promise.allSettled(domains.map(prove))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('can be stored once for each tenant', async () => {
    const { hostname } = await pendingDomain()
    expect(await rejection(hostname)).toMatchObject({
      data: { errors: [{ path: expect.stringContaining('hostname') }] },
    })
  })

  it('is not free above or below a proven domain of another tenant', async () => {
    const parent = `${randomUUID().slice(0, 8)}.example`
    const child = `www.${parent}`
    const early = await pendingDomain(company, `shop.${parent}`)
    await createDomain(payload, other.tenant, { hostname: parent })
    expect(await rejection(child)).toMatchObject({ data: { errors: [{ path: 'hostname' }] } })
    expect(await rejection(child, company, superAdmin)).not.toBeNull()
    publish(early)
    expect(await check(early)).toMatchObject({ provenAt: null, problem: 'conflict' })
    expect(await approveDomain(await reqOf(superAdmin), early.id)).toBe('conflict')

    const second = `${randomUUID().slice(0, 8)}.example`
    await createDomain(payload, other.tenant, { hostname: `www.${second}` })
    expect(await rejection(second)).toMatchObject({ data: { errors: [{ path: 'hostname' }] } })
    expect(await rejection(`shop.${second}`)).toBeNull()
    expect(await rejection(`blog.${second}`, other)).toBeNull()
  })

  it('is free below localhost', async () => {
    expect(await rejection(`${randomUUID()}.localhost`)).toBeNull()
  })
})

it.each(['127.0.0.1', '192.0.2.7', 'nl', 'co.uk', 'github.io'])(
  'rejects the hostname %s',
  async (hostname) => {
    for (const by of [company.admin, superAdmin])
      expect(await rejection(hostname, company, by)).toMatchObject({
        data: { errors: [{ path: 'hostname' }] },
      })
  },
)

describe('approval', () => {
  it('is implied when a super admin enters a hostname', async () => {
    const domain = await createDomain(payload, company.tenant, { hostname: newName(), by: superAdmin })
    expect(domain.proof).toMatchObject({ method: 'approval', provenAt: expect.any(String) })
  })

  it('proves local names, which have no DNS record', async () => {
    const domain = await pendingDomain(company, `${randomUUID()}.localhost`)
    expect(recordOf(domain)).toBeNull()
    expect(await check(domain)).toMatchObject({ provenAt: null, checkedAt: null })
    await approveDomain(await reqOf(superAdmin), domain.id)
    expect((await stored(domain.id)).proof).toMatchObject({
      method: 'approval',
      provenAt: expect.any(String),
    })
  })

  it('is in the audit log with the account', async () => {
    const domain = await pendingDomain()
    await approveDomain(await reqOf(superAdmin), domain.id)
    const { docs } = await payload.find({
      collection: 'audit-log',
      where: { documentId: { equals: domain.id }, action: { equals: 'update' } },
      overrideAccess: true,
      depth: 0,
    })
    expect(docs).toMatchObject([{ actor: superAdmin.id, tenant: company.tenant.id }])
    expect(JSON.stringify(docs[0]?.changes)).toContain('provenAt')
    expect(JSON.stringify(docs[0]?.changes)).not.toContain(domain.proof?.token)
  })
})

describe('checkDueDomains', () => {
  const due = ({ id }: Domain) =>
    payload.db.drizzle.execute(
      sql`UPDATE domains SET proof_next_check_at = now() - interval '1 minute' WHERE id = ${id}`,
    )

  it('checks pending domains that are due, and backs off', async () => {
    const [missing, found, later] = [await pendingDomain(), await pendingDomain(), await pendingDomain()]
    for (const domain of [missing, found]) await due(domain)
    for (const domain of [found, later]) publish(domain)
    await checkDueDomains(await reqOf())
    expect((await stored(found.id)).proof).toMatchObject({ method: 'dns', nextCheckAt: null })
    expect((await stored(later.id)).proof?.provenAt).toBeFalsy()
    const first = (await stored(missing.id)).proof
    expect(first).toMatchObject({ checks: 1, problem: 'missing' })
    expect(Date.parse(first?.nextCheckAt ?? '')).toBeGreaterThan(Date.now() + 9 * 60_000)
  })

  it('lets no tenant keep the domains of others waiting', async () => {
    const many: Domain[] = []
    for (let count = 0; count < 7; count += 1) many.push(await pendingDomain())
    for (const domain of many) await due(domain)
    const last = await pendingDomain(other)
    await due(last)
    await checkDueDomains(await reqOf())
    const checks = await Promise.all(many.map(async ({ id }) => (await stored(id)).proof?.checks ?? 0))
    expect(checks.filter((count) => count > 0)).toHaveLength(5)
    expect((await stored(last.id)).proof?.checks).toBe(1)
  })
})
