import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { createPost } from '@/src/testing/blog'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { createCompany, type Company } from '@/src/testing/tenants'

let payload: Payload
let company: Company
let token: string

const TITLES = ['100% recht', '100 procent', 'snake_case', 'snakeXcase', String.raw`C:\map`, 'Anders']

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  token = await tokenOf(payload, company.editor)
  for (const title of TITLES) {
    const page = await createPage(payload, company, { title })
    await createPageUrl(payload, company, page, `/${title === 'snake_case' ? 'a_b' : 'axb'}-${randomUUID()}`)
    await createPost(payload, company, { title })
  }
})

const titled = z.object({ data: z.array(z.object({ title: z.string() })) })
const titlesAt = async (path: string) => {
  const { data } = await bodyAs(await call(path, { token, host: company.domain.hostname }), titled)
  return data.map(({ title }) => title).toSorted()
}

describe('search text', () => {
  it.each(['/api/admin/pages', '/api/admin/posts', '/api/posts'])(
    'is matched literally in %s',
    async (path) => {
      const found = (search: string) => titlesAt(`${path}?search=${encodeURIComponent(search)}`)
      expect(await found('%')).toEqual(['100% recht'])
      expect(await found('e_c')).toEqual(['snake_case'])
      expect(await found('\\')).toEqual([String.raw`C:\map`])
      expect(await found('100% REC')).toEqual(['100% recht'])
      expect(await found('cent')).toEqual(['100 procent'])
    },
  )

  it('is matched literally in the path of a URL', async () => {
    expect(await titlesAt('/api/admin/page-urls/pages?path=a_b')).toEqual(['snake_case'])
  })
})
