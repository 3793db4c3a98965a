import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Page } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { call, tokenOf } from '@/src/testing/api'
import { createAuthor, createBlog } from '@/src/testing/blog'
import { linkedPage } from '@/src/testing/linked-page'
import { paragraph } from '@/src/testing/pages'
import { restRequest } from '@/src/testing/rest'
import { countStatements } from '@/src/testing/statements'
import { type Company, createCompany } from '@/src/testing/tenants'

let payload: Payload
let company: Company
let page: Page

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  page = await linkedPage(payload, company)
})

/** The statements of a save by the panel; the second of two, because the first one finds cold caches. */
async function savePage(status: 'draft' | 'published'): Promise<number> {
  const query = `locale=nl&fallback-locale=null&depth=0${status === 'draft' ? '&draft=true' : ''}`
  const save = async () => {
    const body = { title: randomUUID(), blocks: page.blocks, _status: status }
    const { text, ...answer } = await restRequest(
      payload,
      company.editor,
      'PATCH',
      `pages/${page.id}?${query}`,
      { body },
    )
    expect(answer, text).toEqual({ status: 200 })
  }
  await save()
  return countStatements(payload, save)
}

describe('saving a page with 12 blocks and links to 8 pages', () => {
  it('as a draft takes at most 25 statements', async () => {
    expect(await savePage('draft')).toBeLessThanOrEqual(25)
  })

  it('and publishing it takes at most 38', async () => {
    expect(await savePage('published')).toBeLessThanOrEqual(38)
  })
})

it('creating a published post through the API takes at most 32 statements, however many there are', async () => {
  await createBlog(payload, company)
  const author = await createAuthor(payload, company)
  const token = await tokenOf(payload, company.editor)
  const create = async () => {
    const body = {
      title: 'Artikel',
      slug: `2026/${randomUUID()}`,
      excerpt: 'Waar het over gaat.',
      content: paragraph('Tekst'),
      authors: [author.id],
      tags: ['Import'],
      status: 'published',
    }
    expect((await call('/api/admin/posts', { body, token, tenant: company.tenant.slug })).status).toBe(201)
  }
  await create()
  const counts: number[] = []
  for (const more of [0, 10]) {
    for (let made = 0; made < more; made += 1) await create()
    counts.push(await countStatements(payload, create))
  }
  expect(counts[0]).toBeLessThanOrEqual(32)
  expect(counts[1]).toBe(counts[0])
})
