import type { Payload } from 'payload'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { call, tokenOf } from '@/src/testing/api'
import { createPost } from '@/src/testing/blog'
import { payloadInstance } from '@/src/platform/payload'
import { createPageWithUrls } from '@/src/testing/pages'
import { requestReviews, reviewedPage, reviewIn } from '@/src/testing/reviews'
import { after, goTo, runDue, schedulesOf } from '@/src/testing/schedules'
import { type Company, createCompany, createPerson, type Person } from '@/src/testing/tenants'

let payload: Payload
let company: Company
let superAdmin: Person

const scene = { overrideAccess: true } as const

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  superAdmin = await createPerson(payload, { superAdmin: true })
  await payload.update({ collection: 'tenants', id: company.tenant.id, data: { fourEyes: true }, ...scene })
})
beforeEach(() => goTo(0))
afterEach(() => void vi.useRealTimers())

const as = (user: Person) => ({ user, overrideAccess: false, locale: 'nl', depth: 0 }) as const
const draftBy = async (user: Person, title = 'Nieuw') => {
  const { id } = await createPageWithUrls(payload, company, { status: 'draft' })
  await payload.update({ collection: 'pages', id, draft: true, data: { title }, ...as(user) })
  return id
}
const publish = (id: string, user: Person, data: object = {}) =>
  payload.update({ collection: 'pages', id, data: { ...data, _status: 'published' }, ...as(user) })
const statusOf = async (collection: 'pages' | 'posts', id: string) =>
  (await payload.findByID({ collection, id, locale: 'nl', draft: false, ...scene }))._status
const conflict = { status: 409, message: expect.stringMatching(/vierogenprincipe|Two people/) }
const decide = (person: Person, id: string, act: string, body: object) =>
  requestReviews(payload, person, `/${id}/${act}`, { method: 'POST', body })

describe('where two people publish', () => {
  it('nobody publishes what they wrote themselves, admins and super admins neither', async () => {
    for (const person of [company.editor, company.admin, superAdmin]) {
      const id = await draftBy(person)
      await expect(publish(id, person)).rejects.toMatchObject(conflict)
      expect(await statusOf('pages', id)).toBe('draft')
    }
  })

  it('somebody publishes as it is what another wrote', async () => {
    const id = await draftBy(company.editor)
    await publish(id, company.admin)
    expect(await statusOf('pages', id)).toBe('published')
  })

  it('nobody publishes what they changed while publishing', async () => {
    const id = await draftBy(company.editor)
    await expect(publish(id, company.admin, { title: 'Ineens' })).rejects.toMatchObject(conflict)
    expect(await statusOf('pages', id)).toBe('draft')
  })

  it('saving again without a change makes nobody its writer', async () => {
    const id = await draftBy(company.editor)
    await payload.update({
      collection: 'pages',
      id,
      draft: true,
      data: { title: 'Nieuw' },
      ...as(company.admin),
    })
    await publish(id, company.admin)
    await expect(publish(await draftBy(company.editor), company.editor)).rejects.toMatchObject(conflict)
  })

  it('a writer of what was approved publishes exactly that, and no later version', async () => {
    const { page, review } = await reviewedPage(payload, company, company.editor)
    const { fingerprint } = review
    await reviewIn(await decide(company.admin, review.id, 'approve', { fingerprint, publish: false }))
    const later = { collection: 'pages', id: page, draft: true, ...as(company.editor) } as const
    await payload.update({ ...later, data: { title: 'Toch anders' } })
    await expect(publish(page, company.editor)).rejects.toMatchObject({
      message: expect.stringMatching(/gewijzigd nadat|changed since/),
    })
    await payload.update({ ...later, data: { title: 'Over ons en u' } })
    await publish(page, company.editor)
    expect(await statusOf('pages', page)).toBe('published')
  })

  it('nobody approves what they wrote last', async () => {
    const { page, review } = await reviewedPage(payload, company)
    const data = { title: 'Van de beoordelaar' }
    await payload.update({ collection: 'pages', id: page, draft: true, data, ...as(company.editor) })
    const { fingerprint } = await reviewIn(await requestReviews(payload, company.editor, `/${review.id}`))
    expect((await decide(company.editor, review.id, 'approve', { fingerprint })).status).toBe(409)
    expect((await decide(company.admin, review.id, 'approve', { fingerprint })).status).toBe(200)
    expect(await statusOf('pages', page)).toBe('published')
  })

  it('new pages, all languages at once and several at once are held to it', async () => {
    const id = await draftBy(company.editor)
    const one = { collection: 'pages', id, ...as(company.editor) } as const
    await expect(payload.update({ ...one, data: {}, publishAllLocales: true })).rejects.toMatchObject({
      status: 409,
    })
    const token = await tokenOf(payload, company.editor)
    const body = { action: 'publish', locale: 'nl', ids: [id] }
    const bulk = await call('/api/admin/pages/bulk', { method: 'POST', token, body })
    expect(await bulk.json()).toMatchObject({ data: { done: 0, rejected: 1 } })
    const urls = [{ domain: company.domain.id, locale: 'nl', path: '/nieuw' }]
    const made = { title: 'Nieuw', status: 'published', urls }
    expect((await call('/api/admin/pages', { token, body: made })).status).toBe(409)
    expect(await statusOf('pages', id)).toBe('draft')
  })

  it('a schedule is held to it when it is made, and again at its time', async () => {
    const token = await tokenOf(payload, company.editor)
    const own = await draftBy(company.editor)
    const schedule = (document: string) =>
      call('/api/admin/schedules', {
        ...{ method: 'POST', token },
        body: { action: 'publish', at: after(2), locale: 'nl', collection: 'pages', document },
      })
    expect((await schedule(own)).status).toBe(409)
    const theirs = await draftBy(company.admin)
    expect((await schedule(theirs)).status).toBe(201)
    const later = { collection: 'pages', id: theirs, draft: true, data: { title: 'Nog even' } } as const
    await payload.update({ ...later, ...as(company.editor) })
    goTo(2.1)
    await runDue(payload)
    expect(await statusOf('pages', theirs)).toBe('draft')
    const listed = await call(`/api/admin/schedules?document=${theirs}`, { token })
    expect(await listed.json()).toMatchObject({ data: [{ problem: 'notReviewed' }] })
  })

  it('a post is held to it, also with a date in the future', async () => {
    const { id } = await createPost(payload, company, { status: 'draft' })
    const one = { collection: 'posts', id, ...as(company.editor) } as const
    await payload.update({ ...one, draft: true, data: { title: 'Anders' } })
    for (const publishedAt of [after(-2), after(2)])
      await expect(
        payload.update({ ...one, data: { publishedAt, _status: 'published' } }),
      ).rejects.toMatchObject({ status: 409 })
    expect(await schedulesOf(payload, id)).toEqual([])
    await payload.update({
      ...{ collection: 'posts', id, ...as(company.admin) },
      data: { publishedAt: after(2), _status: 'published' },
    })
    expect(await schedulesOf(payload, id)).toHaveLength(1)
    goTo(2.1)
    await runDue(payload)
    expect(await statusOf('posts', id)).toBe('published')
  })

  it('taking offline and the system itself are not', async () => {
    const id = await draftBy(company.editor)
    await payload.update({ collection: 'pages', id, locale: 'nl', data: { _status: 'published' }, ...scene })
    await payload.update({ collection: 'pages', id, data: { _status: 'draft' }, ...as(company.editor) })
    expect(await statusOf('pages', id)).toBe('draft')
  })
})
