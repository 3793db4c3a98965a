import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { dataOf, problem } from '@/src/api/core/schemas'
import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { createPost } from '@/src/testing/blog'
import { createPageWithUrls } from '@/src/testing/pages'
import { type Company, createCompany } from '@/src/testing/tenants'
import { bulkResult } from './schemas'

let payload: Payload
let company: Company
let token: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  token = await tokenOf(payload, company.editor)
})

type Kind = 'pages' | 'posts'
const draft = { status: 'draft' } as const

const send = (kind: Kind, body: object) => call(`/api/admin/${kind}/bulk`, { token, body })
const change = async (kind: Kind, body: object) => {
  const response = await send(kind, body)
  expect(response.status, await response.clone().text()).toBe(200)
  return (await bodyAs(response, dataOf(bulkResult))).data
}

/** The status that visitors get, per locale. */
const statuses = async (collection: Kind, { id }: { id: string }) => {
  const doc = await payload.findByID({
    collection,
    id,
    locale: 'all',
    depth: 0,
    overrideAccess: true,
    trash: true,
  })
  return doc._status as unknown as Record<string, string>
}
describe('the documents of a bulk change', () => {
  it('are those of a filter', async () => {
    const mark = randomUUID()
    const wanted = await createPost(payload, company, {
      ...draft,
      title: `Actie ${mark}`,
    })
    const online = await createPost(payload, company, {
      title: `Actie ${mark}`,
    })
    await createPost(payload, company, draft)
    const filter = { search: mark, publication: 'draft' }
    const result = await change('posts', {
      action: 'publish',
      locale: 'nl',
      filter,
    })
    expect(result.documents.map(({ id }) => id)).toEqual([wanted.id])
    const rest = await change('posts', {
      action: 'unpublish',
      locale: 'nl',
      filter: { search: mark },
    })
    expect(rest.documents.map(({ id }) => id)).toEqual([wanted.id, online.id])
  })

  it('are never those of another tenant', async () => {
    const other = await createCompany(payload)
    const page = await createPageWithUrls(payload, other)
    for (const action of ['unpublish', 'trash']) {
      const result = await change('pages', {
        action,
        locale: 'all',
        ids: [page.id],
      })
      expect(result.documents).toMatchObject([{ title: null, outcome: 'rejected' }])
    }
    expect(await statuses('pages', page)).toMatchObject({ nl: 'published' })
  })

  it.each([
    ['neither ids nor a filter', { action: 'trash' }, 'ids'],
    ['both', { action: 'trash', ids: [randomUUID()], filter: {} }, 'ids'],
    ['no language to publish in', { action: 'publish', ids: [randomUUID()] }, 'locale'],
  ])('are rejected with %s', async (_, body, path) => {
    const response = await send('pages', body)
    expect(response.status).toBe(422)
    expect((await bodyAs(response, problem)).errors?.map((error) => error.path)).toEqual([path])
  })

  it('are not changed by a viewer, or in a tenant that somebody does not belong to', async () => {
    const page = await createPageWithUrls(payload, company)
    const body = { action: 'unpublish', locale: 'nl', ids: [page.id] }
    const viewer = await tokenOf(payload, company.viewer)
    expect((await call('/api/admin/pages/bulk', { token: viewer, body })).status).toBe(403)
    const stranger = await tokenOf(payload, (await createCompany(payload)).admin)
    const { slug } = company.tenant
    expect(
      (
        await call('/api/admin/pages/bulk', {
          token: stranger,
          tenant: slug,
          body,
        })
      ).status,
    ).toBe(404)
    expect(await statuses('pages', page)).toMatchObject({ nl: 'published' })
  })
})
