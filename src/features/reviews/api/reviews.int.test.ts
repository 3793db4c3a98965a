import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { createPageWithUrls } from '@/src/testing/pages'
import { requestReviews, reviewedPage, reviewIn } from '@/src/testing/reviews'
import { type Company, createCompany, createPerson, type Person } from '@/src/testing/tenants'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

const scene = { overrideAccess: true } as const
const online = (id: string, locale: Locale = 'nl') =>
  payload.findByID({ collection: 'pages', id, locale, draft: false, ...scene })
const save = (id: string, title: string, user: Person, locale: Locale = 'nl') =>
  payload.update({
    ...{ collection: 'pages', id, locale, draft: true, data: { title } },
    ...{ user, overrideAccess: false },
  })
const post = (person: Person, path: string, body?: object) =>
  requestReviews(payload, person, path, { method: 'POST', ...(body && { body }) })
const read = async (person: Person, id: string) => reviewIn(await requestReviews(payload, person, `/${id}`))
const waiting = async (person: Person) => {
  const response = await requestReviews(payload, person, '?waiting=me&limit=100')
  return ((await response.json()) as { data: { id: string }[] }).data.map(({ id }) => id)
}
const detailOf = async (response: Response) => ((await response.json()) as { detail: string }).detail

describe('a review', () => {
  it('is sent back with a reason, requested again, approved and published', async () => {
    const { editor } = company
    const { writer, page, review } = await reviewedPage(payload, company)
    expect(await waiting(editor)).toContain(review.id)
    expect(await waiting(writer)).not.toContain(review.id)

    const sentBack = await reviewIn(await post(editor, `/${review.id}/send-back`, { reason: 'Te lang.' }))
    expect(sentBack).toMatchObject({ state: 'sentBack', answer: 'Te lang.', decidedBy: { id: editor.id } })
    expect(await waiting(writer)).toContain(review.id)

    await save(page, 'Over ons', writer)
    const body = { collection: 'pages', document: page, locale: 'nl', reviewer: company.admin.id }
    const again = await reviewIn(await post(writer, '', body))
    expect(await waiting(writer)).not.toContain(review.id)
    expect(await waiting(company.admin)).toContain(again.id)
    expect(await waiting(editor)).not.toContain(again.id)

    const { fingerprint } = await read(editor, again.id)
    const approved = await reviewIn(await post(editor, `/${again.id}/approve`, { fingerprint }))
    expect(approved).toMatchObject({ state: 'approved', isChanged: false, decidedBy: { id: editor.id } })
    expect(await online(page)).toMatchObject({ title: 'Over ons', _status: 'published' })
    expect((await online(page, 'en'))._status).toBe('draft')
  })

  it('is approved without publishing', async () => {
    const { page, review } = await reviewedPage(payload, company)
    const { fingerprint } = review
    await reviewIn(await post(company.editor, `/${review.id}/approve`, { fingerprint, publish: false }))
    expect((await online(page))._status).toBe('draft')
  })

  it('approves what was seen: a draft that has changed since is a conflict, and nothing is published', async () => {
    const { writer, page, review } = await reviewedPage(payload, company)
    await save(page, 'Anders', writer)
    expect(await read(company.editor, review.id)).toMatchObject({ isChanged: true, state: 'open' })
    const response = await post(company.editor, `/${review.id}/approve`, { fingerprint: review.fingerprint })
    expect(response.status).toBe(409)
    expect(await detailOf(response)).toContain('has changed since you looked at it')
    expect((await online(page))._status).toBe('draft')
    expect((await read(company.editor, review.id)).state).toBe('open')
  })

  it('stays open when publishing is rejected', async () => {
    const { page, review } = await reviewedPage(payload, company)
    const urls = { page: { equals: page } }
    await payload.delete({ collection: 'page-urls', where: urls, ...scene })
    const { fingerprint } = review
    const response = await post(company.editor, `/${review.id}/approve`, { fingerprint })
    expect(response.status).toBe(422)
    expect((await read(company.editor, review.id)).state).toBe('open')
  })

  it('is of one language: a change in another changes nothing about it', async () => {
    const { writer, page, review } = await reviewedPage(payload, company)
    await save(page, 'About us', writer, 'en')
    expect((await read(writer, review.id)).isChanged).toBe(false)
  })

  it('names the versions to compare: the newest, and what is online', async () => {
    const { writer, page, review } = await reviewedPage(payload, company)
    expect(review.onlineVersion).toBeNull()
    const { fingerprint } = review
    await post(company.editor, `/${review.id}/approve`, { fingerprint })
    await save(page, 'Nieuwer', writer)
    const body = { collection: 'pages', document: page, locale: 'nl' }
    const { draftVersion, onlineVersion } = await reviewIn(await post(writer, '', body))
    const titleOf = async (id: string | null) =>
      (await payload.findVersionByID({ collection: 'pages', id: id ?? '', locale: 'nl', ...scene })).version
        .title
    expect(await titleOf(draftVersion)).toBe('Nieuwer')
    expect(await titleOf(onlineVersion)).toBe('Over ons en u')
  })

  it('is settled by whoever publishes without it', async () => {
    const { page, review } = await reviewedPage(payload, company)
    const data = { _status: 'published' } as const
    const one = { collection: 'pages', id: page, locale: 'nl', data } as const
    await payload.update({ ...one, user: company.editor, overrideAccess: false })
    expect(await read(company.editor, review.id)).toMatchObject({ state: 'approved', isChanged: false })
  })

  it('is withdrawn by its requester, or by somebody who may publish', async () => {
    const one = await reviewedPage(payload, company)
    const stranger = await createPerson(payload, { role: 'writer', tenant: company.tenant })
    expect((await post(stranger, `/${one.review.id}/withdraw`)).status).toBe(403)
    expect((await reviewIn(await post(one.writer, `/${one.review.id}/withdraw`))).state).toBe('withdrawn')
    const other = await reviewedPage(payload, company)
    expect((await reviewIn(await post(company.editor, `/${other.review.id}/withdraw`))).state).toBe(
      'withdrawn',
    )
  })
})

describe('it is rejected', () => {
  it('to request a second one of a language, or one of what is online already', async () => {
    const { writer, page } = await reviewedPage(payload, company)
    const ask = (document: string) => post(writer, '', { collection: 'pages', document, locale: 'nl' })
    expect((await ask(page)).status).toBe(409)
    const { id } = await createPageWithUrls(payload, company)
    const response = await ask(id)
    expect([response.status, await detailOf(response)]).toEqual([
      409,
      expect.stringContaining('nothing to review'),
    ])
  })

  it('to ask oneself, a writer, or somebody of another tenant', async () => {
    const other = await createCompany(payload)
    const { writer } = await reviewedPage(payload, company)
    const { id: document } = await createPageWithUrls(payload, company, { status: 'draft' })
    for (const reviewer of [company.editor.id, writer.id, other.editor.id]) {
      const body = { collection: 'pages', document, locale: 'nl', reviewer }
      const response = await post(company.editor, '', body)
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({ errors: [{ path: 'reviewer' }] })
    }
  })

  it('to decide on one’s own request, or once it is decided', async () => {
    const { review } = await reviewedPage(payload, company, company.editor)
    const { fingerprint } = review
    expect((await post(company.editor, `/${review.id}/approve`, { fingerprint })).status).toBe(403)
    expect((await post(company.editor, `/${review.id}/send-back`, { reason: 'Nee.' })).status).toBe(403)
    const reason = { reason: 'Nee.' }
    expect((await post(company.admin, `/${review.id}/send-back`, reason)).status).toBe(200)
    expect((await post(company.admin, `/${review.id}/send-back`, reason)).status).toBe(409)
  })
})
