import { readFile } from 'node:fs/promises'
import { afterEach, expect, it, vi } from 'vitest'

import { payloadInstance } from '@/src/payload'
import { call } from '@/src/testing/api'
import { createPost } from '@/src/testing/blog'
import { createCompany, createDomain } from '@/src/testing/tenants'
import { newestPosts } from './example'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('runs: the newest posts of a site, and none in a language that it does not serve', async () => {
  // The API itself, without a server between.
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, search, hostname } = new URL(address)
    return call(pathname + search, { host: hostname })
  })
  const payload = await payloadInstance()
  const company = await createCompany(payload)
  await createPost(payload, company, { title: 'Eerst', slug: '2026/eerst' })
  expect(await newestPosts(`http://${company.domain.hostname}`, 'nl')).toEqual(['Eerst: <p>Tekst</p>'])
  const dutch = await createDomain(payload, company.tenant, { locales: ['nl'] })
  expect(await newestPosts(`http://${dutch.hostname}`, 'en')).toEqual([])
})

it('is what the README shows', async () => {
  const [example, readme] = await Promise.all(
    ['src/api/client/example.ts', 'README.md'].map((file) => readFile(file, 'utf8')),
  )
  expect(readme).toContain(`\`\`\`ts\n${example}\`\`\``)
})
