import type { Payload } from 'payload'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { call, tokenOf } from '@/src/testing/api'
import { apiTokenFor } from '@/src/testing/api-tokens'
import { createPost } from '@/src/testing/blog'
import { paragraph } from '@/src/testing/pages'
import { restRequest } from '@/src/testing/rest'
import { after, goTo, scheduledPost, schedulesOf, waiting } from '@/src/testing/schedules'
import { type Company, createCompany, type Person } from '@/src/testing/tenants'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})
beforeEach(() => goTo(0))
afterEach(() => void vi.useRealTimers())

const read = async (id: string, token: string, more = '') => {
  const response = await call(`/api/admin/posts${id}?locale=nl${more}`, { token })
  return (await response.json()) as { data: unknown }
}

describe('the API', () => {
  it('states what is scheduled, and lists it by that', async () => {
    const post = await scheduledPost(payload, company)
    const token = await tokenOf(payload, company.viewer)
    const state = {
      id: post.id,
      publication: { nl: 'scheduled', en: 'draft' },
      schedules: { nl: { at: after(2), problem: null, fields: [] }, en: null },
    }
    expect((await read(`/${post.id}`, token)).data).toMatchObject(state)
    const idsIn = async (wanted: string) => {
      const { data } = await read('', token, `&publication=${wanted}&limit=100`)
      return (data as { id: string }[]).map(({ id }) => id)
    }
    expect(await idsIn('scheduled')).toContain(post.id)
    expect(await idsIn('draft')).not.toContain(post.id)
    const response = await call('/api/posts', { host: company.domain.hostname })
    expect(await response.text()).not.toContain(post.id)
  })

  it('states what is scheduled in a language that was never public', async () => {
    const { id } = await createPost(payload, company, { status: 'draft' })
    const english = {
      ...{ title: 'Post', slug: `post-${id}`, excerpt: 'About.', content: paragraph('Text') },
      ...{ publishedAt: after(2), _status: 'published' as const },
    }
    const target = { collection: 'posts', id, locale: 'en', overrideAccess: true } as const
    await payload.update({ ...target, draft: true, data: { ...english, _status: 'draft' } })
    await payload.update({ ...target, data: english })
    const token = await tokenOf(payload, company.viewer)
    expect((await read(`/${id}`, token)).data).toMatchObject({
      publication: { nl: 'draft', en: 'scheduled' },
    })
  })

  it('cancels a schedule for those who may write the post, and for nobody else', async () => {
    const { id } = await scheduledPost(payload, company)
    const stranger = await createCompany(payload)
    const cancel = async (person: Person) => {
      const path = `/api/admin/posts/${id}/cancel-schedule?locale=nl`
      return (await call(path, { method: 'POST', token: await tokenOf(payload, person) })).status
    }
    expect([await cancel(company.viewer), await cancel(stranger.editor)]).toEqual([403, 404])
    expect(await schedulesOf(payload, id)).toHaveLength(1)
    expect(await cancel(company.editor)).toBe(200)
    expect(await schedulesOf(payload, id)).toEqual([])
  })

  it('lets no stranger move a schedule, and no token for drafts write what will be published', async () => {
    const { id } = await scheduledPost(payload, company)
    const stranger = await createCompany(payload)
    const moved = { publishedAt: after(-1) }
    const foreign = await restRequest(payload, stranger.editor, 'PATCH', `posts/${id}?locale=nl`, {
      body: moved,
    })
    expect(foreign.status).toBe(403)
    const { tenant } = company
    const { token } = await apiTokenFor(payload, company.editor, { tenant, scope: 'draft' })
    const body = { title: 'Anders', status: 'draft', ...moved }
    const write = await call(`/api/admin/posts/${id}?locale=nl`, { method: 'PUT', body, token })
    expect(write.status).toBe(403)
    expect(await schedulesOf(payload, id)).toEqual([waiting('nl', after(2))])
  })
})
