import { NextRequest } from 'next/server'
import { afterEach, expect, it } from 'vitest'

import { env } from '@/src/platform/env'
import { payloadInstance } from '@/src/platform/payload'
import { proxy } from '@/src/proxy'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { createCompany } from '@/src/testing/tenants'

const configured = env.OIDC
afterEach(() => {
  env.OIDC = configured
})

it('leads to the sign-in page of the site on an admin host, unless single sign-on is configured', async () => {
  const payload = await payloadInstance()
  const company = await createCompany(payload)
  const { hostname } = company.domain
  env.ADMIN_HOSTS.push(hostname)
  await createPageUrl(payload, company, await createPage(payload, company), '/auth/login')
  const ask = (path: string) =>
    proxy(
      new NextRequest(`http://localhost:3000${path}`, { headers: { host: hostname, accept: 'text/html' } }),
    )

  expect((await ask('/admin/login')).headers.get('location')).toContain('/auth/login')
  const [issuer, clientId, clientSecret] = ['https://login.example.org', 'gevel', 'secret']
  const settings = { issuer, clientId, clientSecret, name: 'Kade', emailDomains: [] }
  env.OIDC = { ...settings, createAccounts: false, only: false }
  const own = await ask('/admin/login?sso=expired')
  expect([own.status, own.headers.get('location')]).toEqual([200, null])
})
