import type { Payload } from 'payload'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'

import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { call, tokenOf } from '@/src/testing/api'
import { apiTokenFor } from '@/src/testing/api-tokens'
import { createBlog } from '@/src/testing/blog'
import { createPage, createPageUrl, createPageWithUrls } from '@/src/testing/pages'
import { after, goTo, pageWithSchedule, runDue, scheduledPost } from '@/src/testing/schedules'
import { type Company, createCompany } from '@/src/testing/tenants'

let payload: Payload
let company: Company
let token: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  await createBlog(payload, company)
  token = await tokenOf(payload, company.editor)
})
beforeEach(() => goTo(0))
afterEach(() => void vi.useRealTimers())

type Scheduled = { document: string; action?: string; at?: string; locale?: Locale; collection?: string }

const schedule = async (
  { action = 'publish', at = after(2), locale = 'nl', collection = 'pages', ...rest }: Scheduled,
  as = token,
) => {
  const body = { action, at, locale, collection, ...rest }
  const response = await call('/api/admin/schedules', { method: 'POST', token: as, body })
  return { status: response.status, body: (await response.json()) as unknown }
}

const listed = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      document: z.string(),
      action: z.string(),
      locale: z.string(),
      at: z.string(),
    }),
  ),
})
const schedulesOf = async (document: string) => {
  const response = await call(`/api/admin/schedules?document=${document}`, { token })
  const { data } = listed.parse(await response.json())
  return data.map(({ action, locale, at }) => `${action} ${locale} ${at}`)
}
const errorsOf = (body: unknown) => (body as { errors?: { path: string }[] }).errors?.map(({ path }) => path)

const publicationOf = async (id: string) => {
  const response = await call(`/api/admin/pages/${id}?locale=nl`, { token })
  return ((await response.json()) as { data: { publication: Record<Locale, string> } }).data.publication
}

const draft = async () => {
  const page = await createPage(payload, company, { status: 'draft' })
  await createPageUrl(payload, company, page, `/${page.id}`)
  return page.id
}

describe('a page', () => {
  it('is published at its time in one language, with what is saved then, and taken offline at another', async () => {
    const id = await draft()
    expect(await schedule({ document: id })).toMatchObject({ status: 201 })
    expect(await schedule({ document: id, action: 'unpublish', at: after(4) })).toMatchObject({ status: 201 })
    expect(await publicationOf(id)).toEqual({ nl: 'scheduled', en: 'draft' })
    await payload.update({
      ...{
        collection: 'pages',
        id,
        locale: 'nl',
        draft: true,
        data: { title: 'Beter' },
        overrideAccess: true,
      },
    })
    goTo(1.9)
    await runDue(payload)
    expect((await publicationOf(id)).nl).toBe('scheduled')
    goTo(2.1)
    await runDue(payload)
    expect((await publicationOf(id)).nl).toBe('published')
    expect(
      await payload.findByID({ collection: 'pages', id, locale: 'nl', overrideAccess: true }),
    ).toMatchObject({
      title: 'Beter',
    })
    expect(await schedulesOf(id)).toEqual([`unpublish nl ${after(4)}`])
    goTo(4.1)
    await runDue(payload)
    expect(await publicationOf(id)).toEqual({ nl: 'draft', en: 'draft' })
    expect(await schedulesOf(id)).toEqual([])
  })

  it('keeps the other language online when one is taken offline', async () => {
    const { id } = await createPageWithUrls(payload, company)
    const english = { title: 'Title', _status: 'published' as const }
    await payload.update({ collection: 'pages', id, locale: 'en', data: english, overrideAccess: true })
    await schedule({ document: id, action: 'unpublish' })
    goTo(3)
    await runDue(payload)
    expect(await publicationOf(id)).toEqual({ nl: 'draft', en: 'published' })
  })

  it('is left as it is by scheduling, and has one schedule of each kind', async () => {
    const id = await draft()
    const versions = async () =>
      (
        await payload.countVersions({
          collection: 'pages',
          where: { parent: { equals: id } },
          overrideAccess: true,
        })
      ).totalDocs
    const before = await versions()
    await schedule({ document: id })
    await schedule({ document: id, at: after(3) })
    expect(await versions()).toBe(before)
    expect(await schedulesOf(id)).toEqual([`publish nl ${after(3)}`])
  })

  it('is refused without an address, now and not at its time', async () => {
    const { id } = await createPage(payload, company, { status: 'draft' })
    expect((await schedule({ document: id })).status).toBe(422)
    expect(await schedulesOf(id)).toEqual([])
  })

  it.each([
    ['in the past', { action: 'publish', at: after(-1) }, 'at'],
    ['for the end of what is not online', { action: 'unpublish', at: after(1) }, 'action'],
  ])('is refused a time %s', async (_, wrong, path) => {
    const { status, body } = await schedule({ document: await draft(), ...wrong })
    expect([status, errorsOf(body)]).toEqual([422, [path]])
  })

  it('is refused an end before its beginning, and a beginning after its end', async () => {
    const id = await draft()
    await schedule({ document: id, at: after(2) })
    expect(errorsOf((await schedule({ document: id, action: 'unpublish', at: after(1) })).body)).toEqual([
      'at',
    ])
    await schedule({ document: id, action: 'unpublish', at: after(4) })
    expect(errorsOf((await schedule({ document: id, at: after(5) })).body)).toEqual(['at'])
    expect(await schedulesOf(id)).toEqual([`publish nl ${after(2)}`, `unpublish nl ${after(4)}`])
  })

  it('may go offline and come back with a new version', async () => {
    const { page } = await pageWithSchedule(payload, company, { action: 'unpublish' })
    expect((await schedule({ document: page, at: after(4) })).status).toBe(201)
    goTo(3)
    await runDue(payload)
    expect([(await publicationOf(page)).nl, await schedulesOf(page)]).toEqual([
      'scheduled',
      [`publish nl ${after(4)}`],
    ])
  })

  it('that is published by hand keeps its end; one that is taken offline by hand has no schedules left', async () => {
    const id = await draft()
    await schedule({ document: id })
    await schedule({ document: id, action: 'unpublish', at: after(4) })
    const save = (status: 'published' | 'draft') =>
      payload.update({
        collection: 'pages',
        id,
        locale: 'nl',
        data: { _status: status },
        overrideAccess: true,
      })
    await save('published')
    expect(await schedulesOf(id)).toEqual([`unpublish nl ${after(4)}`])
    await schedule({ document: id, at: after(6) })
    await save('draft')
    expect(await schedulesOf(id)).toEqual([])
  })
})

describe('a post', () => {
  it('has its date as its time, and can be taken offline after it', async () => {
    const { id } = await scheduledPost(payload, company)
    const post = { collection: 'posts', document: id }
    expect((await schedule({ ...post, at: after(3) })).status).toBe(201)
    const date = async () =>
      (await payload.findByID({ collection: 'posts', id, draft: true, overrideAccess: true })).publishedAt
    expect(await date()).toBe(after(3))
    expect((await schedule({ ...post, action: 'unpublish', at: after(5) })).status).toBe(201)
    expect(await schedulesOf(id)).toEqual([`publish nl ${after(3)}`, `unpublish nl ${after(5)}`])
  })
})

describe('schedules', () => {
  it('are listed by time, of one tenant, and between two times', async () => {
    const own = await createCompany(payload)
    const { page } = await pageWithSchedule(payload, own, { action: 'unpublish', at: after(8) })
    const reader = await tokenOf(payload, own.viewer)
    const list = async (query: string) => {
      const response = await call(`/api/admin/schedules?${query}`, { token: reader })
      return listed.parse(await response.json()).data.map(({ document }) => document)
    }
    expect(await list('')).toEqual([page])
    const between = (from: number, to: number) => `from=${after(from)}&to=${after(to)}`
    expect(await list(between(8, 9))).toEqual([page])
    expect(await list(between(7, 8))).toEqual([])
    expect(await list('action=publish')).toEqual([])
    expect(await list('locale=nl&collection=pages')).toEqual([page])
  })

  it('are made and cancelled by nobody but those who may publish in the tenant', async () => {
    const { id, page } = await pageWithSchedule(payload, company, { action: 'unpublish' })
    const stranger = await createCompany(payload)
    const { token: drafts } = await apiTokenFor(payload, company.editor, {
      tenant: company.tenant,
      scope: 'draft',
    })
    const others = [await tokenOf(payload, company.viewer), await tokenOf(payload, stranger.editor), drafts]
    const remove = async (as: string) =>
      (await call(`/api/admin/schedules/${id}`, { method: 'DELETE', token: as })).status
    for (const [index, status] of [403, 404, 403].entries()) {
      const as = others[index] ?? ''
      expect([(await schedule({ document: page, at: after(7) }, as)).status, await remove(as)]).toEqual([
        status,
        status,
      ])
    }
    expect(await schedulesOf(page)).toEqual([`unpublish nl ${after(2)}`])
    expect([await remove(token), await schedulesOf(page)]).toEqual([204, []])
  })
})
