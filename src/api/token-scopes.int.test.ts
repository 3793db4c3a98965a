import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { TokenScope } from '@/src/access/api-token'
import { payloadInstance } from '@/src/platform/payload'
import { attempt, type MatrixCase } from '@/src/testing/api-matrix/attempt'
import { castCases } from '@/src/testing/api-matrix/cast-cases'
import { bodyAs, call } from '@/src/testing/api'
import { apiTokenFor } from '@/src/testing/api-tokens'
import { createPost } from '@/src/testing/blog'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { type Company, createCompany } from '@/src/testing/tenants'
import { PLACES } from '@/src/features/translation/api/places'
import { dataOf, problem } from './core/schemas'
import { page as pageSchema } from '@/src/features/pages/api/admin/schemas'

const SITE_PARTS = ['navigation', 'footer']
/** Operations whose matrix row writes a draft at most. */
const WRITE_DRAFTS: readonly string[] = [
  'POST /api/admin/pages/{uuid}/add-block',
  'POST /api/admin/pages/{uuid}/templates',
  'POST /api/admin/templates',
  'PUT /api/admin/templates/{uuid}',
  'DELETE /api/admin/templates/{uuid}',
  'PUT /api/admin/posts/{uuid}',
  ...SITE_PARTS.flatMap((part) => [
    `POST /api/admin/${part}`,
    `PUT /api/admin/${part}/{uuid}`,
    `PATCH /api/admin/${part}/{uuid}/versions/{id}`,
    `POST /api/admin/${part}/{uuid}/versions/{id}/restore`,
  ]),
  'POST /api/admin/chat/send-message',
  // A single text, and what has no drafts, is only proposed, where the scope reaches.
  ...PLACES.filter(({ write }) => write === 'content.write' || write === 'navigation.write').flatMap(
    ({ path, param }) => [
      `POST /api/admin${path}/translate-field`,
      `POST /api/admin${path}/{${param}}/translate`,
    ],
  ),
  ...PLACES.filter(({ drafts }) => drafts).map(
    ({ path, param }) => `PUT /api/admin${path}/{${param}}/translations/{locale}`,
  ),
  'POST /api/admin/pages/{uuid}/edit',
  'POST /api/admin/posts/{uuid}/edit',
  'POST /api/admin/products/{id}/edit',
  'POST /api/admin/proposals/{id}/accept',
  'POST /api/admin/proposals/{id}/reject',
  'POST /api/admin/proposals/{id}/undo',
  'POST /api/admin/translations/xliff',
  'POST /api/admin/translations',
  'POST /api/admin/translations/estimate',
  'POST /api/admin/translations/{id}/cancel',
  'POST /api/admin/translations/{id}/continue',
  // No visitor sees names of versions.
  'PATCH /api/admin/pages/{uuid}/versions/{id}',
  'PATCH /api/admin/posts/{uuid}/versions/{id}',
  'PATCH /api/admin/templates/{uuid}/versions/{id}',
  // No visitor sees comments.
  'POST /api/admin/comments',
  'POST /api/admin/comments/{id}/replies',
  'PATCH /api/admin/comments/{id}',
  'DELETE /api/admin/comments/{id}',
  'POST /api/admin/comments/{id}/resolve',
  'POST /api/admin/comments/{id}/reopen',
  'POST /api/admin/pages/{uuid}/versions/{id}/restore',
  'POST /api/admin/posts/{uuid}/versions/{id}/restore',
  'POST /api/admin/templates/{uuid}/versions/{id}/restore',
]

/** Managing tokens needs a session, and has a test of its own. */
const cases = castCases(/^(?!GET )\S+ \/api\/admin\/(?!account\/tokens)/)

async function attemptWith(one: MatrixCase, scope: TokenScope) {
  const { world } = await one.cast()
  const { payload, company } = world
  const { token } = await apiTokenFor(payload, company.admin, { tenant: company.tenant, scope })
  return attempt(one, 'anonymous', { headers: { authorization: `Bearer ${token}` } })
}

describe('a write of the API', () => {
  it.each(cases)('$operation is rejected for a token that may only read', async (one) => {
    const { status, changed } = await attemptWith(one, 'read')
    expect([status, changed]).toEqual([403, false])
  })

  it.each(cases.filter(({ operation }) => !WRITE_DRAFTS.includes(operation)))(
    '$operation is rejected for a token that may only write drafts',
    async (one) => {
      const { status, changed, text } = await attemptWith(one, 'draft')
      expect([status, changed], text).toEqual([403, false])
    },
  )

  it.each(cases.filter(({ operation }) => WRITE_DRAFTS.includes(operation)))(
    '$operation is possible with a token that may write drafts',
    async (one) => {
      const { status, text } = await attemptWith(one, 'draft')
      expect(status, text).toBe(one.row.statuses.admin)
    },
  )
})

describe('a token that may write drafts', () => {
  let payload: Payload
  let company: Company
  let token: string

  beforeAll(async () => {
    payload = await payloadInstance()
    company = await createCompany(payload)
    ;({ token } = await apiTokenFor(payload, company.admin, { tenant: company.tenant, scope: 'draft' }))
  })

  const put = (id: string, body: object) =>
    call(`/api/admin/pages/${id}`, { method: 'PUT', token, body: { title: 'Nieuwer', ...body } })
  const remove = (path: string) => call(`/api/admin/${path}`, { method: 'DELETE', token })
  const publishedTitle = async (id: string) =>
    (await payload.findByID({ collection: 'pages', id, draft: false, overrideAccess: true })).title

  it('creates, changes and deletes documents that are not published', async () => {
    const made = await call('/api/admin/pages', { token, body: { title: 'Concept' } })
    const { id } = (await bodyAs(made, dataOf(pageSchema))).data
    expect((await put(id, {})).status).toBe(200)
    expect((await remove(`pages/${id}`)).status).toBe(204)
  })

  it('adds a newer draft to a published page, which visitors do not see', async () => {
    const { id } = await createPage(payload, company, { title: 'Online' })
    expect((await put(id, {})).status).toBe(200)
    expect(await publishedTitle(id)).toBe('Online')
  })

  it.each(['published', 'unpublished'])('cannot save a page as %s', async (status) => {
    const { id } = await createPage(payload, company, { title: 'Online' })
    const response = await put(id, { status })
    expect(response.status).toBe(403)
    expect((await bodyAs(response, problem)).detail).toContain('only allows writing drafts')
    expect(await publishedTitle(id)).toBe('Online')
  })

  it('cannot create a published page', async () => {
    const body = { title: 'Online', status: 'published' }
    expect((await call('/api/admin/pages', { token, body })).status).toBe(403)
  })

  it('cannot delete what is published in any language', async () => {
    const page = await createPage(payload, company, { locale: 'en' })
    const post = await createPost(payload, company)
    expect((await remove(`pages/${page.id}`)).status).toBe(403)
    expect((await remove(`posts/${post.id}`)).status).toBe(403)
  })

  it('cannot change URLs, and may send them back as they are', async () => {
    const page = await createPage(payload, company)
    await createPageUrl(payload, company, page, `/pad-${page.id}`)
    const url = { domain: company.domain.id, locale: 'nl' }
    expect((await put(page.id, { urls: [{ ...url, path: `/anders-${page.id}` }] })).status).toBe(403)
    expect((await put(page.id, { urls: [{ ...url, path: `/pad-${page.id}` }] })).status).toBe(200)
  })
})
