import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { call, tokenOf } from '@/src/testing/api'
import { createPost } from '@/src/testing/blog'
import { createCompany, createDomain } from '@/src/testing/tenants'
import { draftPost, renamePost } from './admin-example'
import { newestPosts } from './example'

beforeEach(() => {
  // The API itself, without a server between.
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    const { pathname, search, hostname } = new URL(address)
    const sent = typeof body === 'string' ? { rawBody: body } : {}
    const given = Object.fromEntries(new Headers(headers))
    return call(pathname + search, { host: hostname, method, headers: given, ...sent })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

it('lists the newest posts of a site, and none in a locale that it does not serve', async () => {
  const payload = await payloadInstance()
  const company = await createCompany(payload)
  await createPost(payload, company, { title: 'Eerst', slug: '2026/eerst' })
  expect(await newestPosts(`http://${company.domain.hostname}`, 'nl')).toEqual(['Eerst: <p>Tekst</p>'])
  const dutch = await createDomain(payload, company.tenant, { locales: ['nl'] })
  expect(await newestPosts(`http://${dutch.hostname}`, 'en')).toEqual([])
})

it('creates and renames a draft of a post as an editor of the tenant', async () => {
  const payload = await payloadInstance()
  const company = await createCompany(payload)
  const baseURL = `http://${company.domain.hostname}`
  const { email, password } = company.editor
  const account = { email, password, tenant: company.tenant.slug }
  const id = await draftPost(baseURL, account, 'Concept')
  const post = await payload.findByID({ collection: 'posts', id, draft: true, overrideAccess: true })
  expect(post.title).toBe('Concept')
  const token = await tokenOf(payload, company.editor)
  const caller = { baseURL, tenant: company.tenant.slug, token }
  await renamePost(caller, id, 'Met een titel')
  const renamed = await payload.findByID({ collection: 'posts', id, draft: true, overrideAccess: true })
  expect(renamed.title).toBe('Met een titel')
  const { tenant } = await createCompany(payload)
  await expect(draftPost(baseURL, { ...account, tenant: tenant.slug }, 'Nee')).rejects.toThrow(/404/)
})
