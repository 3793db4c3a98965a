import { expect, inject, it } from 'vitest'
import { migrations } from '@/migrations'
import { migrationNames, readDatabase } from '@/scripts/database-state'
import { env } from '@/src/platform/env'
import { payloadInstance } from '@/src/platform/payload'
import { createDomain, createPerson, createTenant } from '@/src/testing/tenants'

it('names the migrations by their files, as the list of Payload does', async () => {
  expect(await migrationNames()).toEqual(migrations.map(({ name }) => name))
})

it('finds every migration pending in an empty database', async () => {
  const state = await readDatabase(inject('databaseServer'), 'nobody@example.com')
  expect(state).toEqual({ pending: await migrationNames(), tenants: 0, hosts: [], hasAccount: false })
})

it('reads the local hosts that do not redirect, and whether an address has an account', async () => {
  const payload = await payloadInstance()
  const tenant = await createTenant(payload)
  const local = await createDomain(payload, tenant)
  const elsewhere = await createDomain(payload, tenant, { hostname: `${local.hostname}.example.org` })
  const redirecting = await createDomain(payload, tenant, { redirectTo: local.hostname })
  const { email } = await createPerson(payload)
  const state = await readDatabase(env.DATABASE_URL, email.toUpperCase())
  expect(state).toMatchObject({ pending: [], hasAccount: true })
  expect(state.tenants).toBeGreaterThan(0)
  expect(state.hosts).toContain(local.hostname)
  expect(state.hosts).not.toContain(elsewhere.hostname)
  expect(state.hosts).not.toContain(redirecting.hostname)
  expect((await readDatabase(env.DATABASE_URL, 'nobody@example.com')).hasAccount).toBe(false)
})
