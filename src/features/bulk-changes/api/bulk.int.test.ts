import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'

import { dataOf } from '@/src/api/core/schemas'
import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { apiTokenFor } from '@/src/testing/api-tokens'
import { createPost } from '@/src/testing/blog'
import { createPageWithUrls } from '@/src/testing/pages'
import { type Company, createCompany } from '@/src/testing/tenants'
import { LOCKS } from '@/src/upstream/payload/document-locks/keep-lock'
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
const outcomes = ({ documents }: z.output<typeof bulkResult>) => documents.map(({ outcome }) => outcome)

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
const translate = (collection: Kind, { id }: { id: string }, title: string) =>
  payload.update({
    ...{ collection, id, locale: 'en', draft: true, overrideAccess: true },
    data: {
      title,
      ...(collection === 'posts' && { excerpt: 'About.', slug: randomUUID() }),
    },
  })

describe('publishing several documents', () => {
  it('publishes those that are complete, and says of each other one why not', async () => {
    const [whole, half] = [
      await createPost(payload, company, { ...draft, title: 'Heel' }),
      await createPost(payload, company, {
        ...draft,
        title: 'Half',
        excerpt: '',
      }),
    ]
    const last = await createPost(payload, company, {
      ...draft,
      title: 'Ook heel',
    })
    const gone = randomUUID()
    const body = {
      action: 'publish',
      locale: 'nl',
      ids: [whole.id, half.id, gone, last.id],
    }
    const result = await change('posts', body)
    expect(result).toMatchObject({
      done: 2,
      scheduled: 0,
      unchanged: 0,
      rejected: 2,
    })
    expect(result.documents).toEqual([
      {
        id: whole.id,
        title: 'Heel',
        outcome: 'done',
        locale: null,
        reason: null,
      },
      {
        ...{ id: half.id, title: 'Half', outcome: 'rejected', locale: 'nl' },
        reason: expect.stringContaining('Excerpt'),
      },
      {
        id: gone,
        title: null,
        outcome: 'rejected',
        locale: null,
        reason: expect.stringContaining('no longer there'),
      },
      {
        id: last.id,
        title: 'Ook heel',
        outcome: 'done',
        locale: null,
        reason: null,
      },
    ])
    expect(await statuses('posts', whole)).toMatchObject({ nl: 'published' })
    expect(await statuses('posts', last)).toMatchObject({ nl: 'published' })
    expect(await statuses('posts', half)).not.toMatchObject({
      nl: 'published',
    })
  })

  it('leaves the other language as it is', async () => {
    const page = await createPageWithUrls(payload, company, draft)
    await translate('pages', page, 'Title')
    expect(
      outcomes(
        await change('pages', {
          action: 'publish',
          locale: 'en',
          ids: [page.id],
        }),
      ),
    ).toEqual(['done'])
    const stored = await statuses('pages', page)
    expect([stored.en, stored.nl]).toEqual(['published', 'draft'])
  })

  it('publishes every language in which there is a text, of each document all or none', async () => {
    const both = await createPageWithUrls(payload, company, draft)
    await translate('pages', both, 'Title')
    const dutch = await createPageWithUrls(payload, company, draft)
    const half = await createPost(payload, company, draft)
    await payload.update({
      ...{
        collection: 'posts',
        id: half.id,
        locale: 'en',
        draft: true,
        overrideAccess: true,
      },
      data: { title: 'Half' },
    })
    const pages = await change('pages', {
      action: 'publish',
      locale: 'all',
      ids: [both.id, dutch.id],
    })
    expect(outcomes(pages)).toEqual(['done', 'done'])
    expect(await statuses('pages', both)).toMatchObject({
      nl: 'published',
      en: 'published',
    })
    expect((await statuses('pages', dutch)).en).not.toBe('published')
    const posts = await change('posts', {
      action: 'publish',
      locale: 'all',
      ids: [half.id],
    })
    expect(posts.documents).toMatchObject([{ outcome: 'rejected', locale: 'en' }])
    expect((await statuses('posts', half)).nl).not.toBe('published')
  })

  it('does nothing to what is published already, and schedules a post with a date in the future', async () => {
    const online = await createPost(payload, company)
    const later = await createPost(payload, company, {
      ...draft,
      publishedAt: '2070-01-01T09:00:00.000Z',
    })
    const result = await change('posts', {
      action: 'publish',
      locale: 'nl',
      ids: [online.id, later.id],
    })
    expect(outcomes(result)).toEqual(['unchanged', 'scheduled'])
  })

  it('rejects a document that somebody else is editing, and no other', async () => {
    const [free, busy] = [
      await createPageWithUrls(payload, company, draft),
      await createPageWithUrls(payload, company, draft),
    ]
    const document = { relationTo: 'pages' as const, value: busy.id }
    const user = { relationTo: 'users' as const, value: company.admin.id }
    await payload.db.create({ collection: LOCKS, data: { document, user } })
    const result = await change('pages', {
      action: 'publish',
      locale: 'nl',
      ids: [busy.id, free.id],
    })
    expect(result.documents).toMatchObject([
      {
        outcome: 'rejected',
        reason: expect.stringContaining('Somebody else is editing this now'),
      },
      { outcome: 'done' },
    ])
  })
})

describe('unpublishing and deleting several documents', () => {
  it('takes one language offline, or all', async () => {
    const pages = [await createPageWithUrls(payload, company), await createPageWithUrls(payload, company)]
    for (const page of pages) {
      await translate('pages', page, 'Title')
      await change('pages', {
        action: 'publish',
        locale: 'en',
        ids: [page.id],
      })
    }
    const [one, other] = pages.map(({ id }) => id)
    expect(
      outcomes(
        await change('pages', {
          action: 'unpublish',
          locale: 'nl',
          ids: [one],
        }),
      ),
    ).toEqual(['done'])
    expect(await statuses('pages', { id: one ?? '' })).toMatchObject({
      nl: 'draft',
      en: 'published',
    })
    await change('pages', { action: 'unpublish', locale: 'all', ids: [other] })
    expect(await statuses('pages', { id: other ?? '' })).toMatchObject({
      nl: 'draft',
      en: 'draft',
    })
    expect(
      outcomes(
        await change('pages', {
          action: 'unpublish',
          locale: 'all',
          ids: [other],
        }),
      ),
    ).toEqual(['unchanged'])
  })

  it('moves to the trash', async () => {
    const posts = [await createPost(payload, company), await createPost(payload, company, draft)]
    const result = await change('posts', {
      action: 'trash',
      ids: posts.map(({ id }) => id),
    })
    expect(outcomes(result)).toEqual(['done', 'done'])
    const found = await payload.find({
      collection: 'posts',
      where: { id: { in: posts.map(({ id }) => id) } },
      overrideAccess: true,
    })
    expect(found.totalDocs).toBe(0)
  })

  it('lets a token for drafts delete what was never published, and nothing else', async () => {
    const options = { tenant: company.tenant, scope: 'draft' } as const
    const { token: drafts } = await apiTokenFor(payload, company.admin, options)
    const posts = [await createPost(payload, company), await createPost(payload, company, draft)]
    const body = { action: 'trash', ids: posts.map(({ id }) => id) }
    const response = await call('/api/admin/posts/bulk', {
      token: drafts,
      body,
    })
    expect(outcomes((await bodyAs(response, dataOf(bulkResult))).data)).toEqual(['rejected', 'done'])
    const publish = { action: 'unpublish', locale: 'nl', ids: [posts[0]?.id] }
    expect((await call('/api/admin/posts/bulk', { token: drafts, body: publish })).status).toBe(403)
  })
})
