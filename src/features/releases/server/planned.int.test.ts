import type { Payload, Where } from 'payload'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { type Release, releaseIn, releaseWithPage, requestReleases } from '@/src/testing/releases'
import { after, goTo, runDue } from '@/src/testing/schedules'
import { type Company, createCompany } from '@/src/testing/tenants'
import { runRelease } from './run-release'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})
beforeEach(() => goTo(0))
afterEach(() => void vi.useRealTimers())

const scene = { overrideAccess: true } as const
const statusOf = async (id: string) =>
  (await payload.findByID({ collection: 'pages', id, locale: 'nl', ...scene }))._status
const plan = (id: string, at: string | null) =>
  requestReleases(payload, company.editor, `/${id}`, { method: 'PATCH', body: { at } })
const read = async (id: string): Promise<Release> =>
  releaseIn(await requestReleases(payload, company.editor, `/${id}`))

describe('a planned release', () => {
  it('is published at its time and not before, once, however many processes run it', async () => {
    const { id, page } = await releaseWithPage(payload, company)
    expect(await releaseIn(await plan(id, after(2)))).toMatchObject({ at: after(2) })
    goTo(1.9)
    await runDue(payload)
    expect(await statusOf(page)).toBe('draft')
    goTo(2.1)
    await Promise.all([runRelease(payload, id), runRelease(payload, id), runDue(payload)])
    expect(await statusOf(page)).toBe('published')
    expect(await read(id)).toMatchObject({
      state: 'published',
      at: null,
      publishedBy: { id: company.editor.id },
    })
    const where: Where = {
      and: [
        { parent: { equals: page } },
        { 'version._status': { equals: 'published' } },
        { snapshot: { not_equals: true } },
      ],
    }
    expect(
      (await payload.countVersions({ collection: 'pages', where, locale: 'nl', ...scene })).totalDocs,
    ).toBe(1)
  })

  it('is not published when it was moved or its plan was cancelled', async () => {
    const { id, page } = await releaseWithPage(payload, company)
    await releaseIn(await plan(id, after(2)))
    await releaseIn(await plan(id, after(4)))
    goTo(3)
    await runDue(payload)
    expect(await statusOf(page)).toBe('draft')
    await releaseIn(await plan(id, null))
    goTo(5)
    await runDue(payload)
    expect([await statusOf(page), (await read(id)).state]).toEqual(['draft', 'open'])
  })

  it('waits with the reason when a draft has changed since it was added', async () => {
    const { id, page } = await releaseWithPage(payload, company)
    await releaseIn(await plan(id, after(2)))
    const data = { title: 'Toch anders' }
    await payload.update({ collection: 'pages', id: page, locale: 'nl', draft: true, data, ...scene })
    goTo(2.1)
    await runDue(payload)
    expect(await statusOf(page)).toBe('draft')
    expect(await read(id)).toMatchObject({
      state: 'open',
      problem: 'blocked',
      items: [{ conflict: 'changed' }],
    })
  })

  it('is not published for an account that may not publish any more', async () => {
    const own = await createCompany(payload)
    const { id, page } = await releaseWithPage(payload, own)
    const body = { at: after(2) }
    await releaseIn(await requestReleases(payload, own.editor, `/${id}`, { method: 'PATCH', body }))
    const tenants = [{ tenant: own.tenant.id, role: 'writer' as const }]
    await payload.update({ collection: 'users', id: own.editor.id, data: { tenants }, ...scene })
    goTo(2.1)
    await runDue(payload)
    expect(await statusOf(page)).toBe('draft')
    const response = await requestReleases(payload, own.admin, `/${id}`)
    expect(await releaseIn(response)).toMatchObject({ problem: 'notAllowed' })
  })

  it('is planned for a time that is yet to come, and only if it could be published now', async () => {
    const { id, page } = await releaseWithPage(payload, company)
    const past = await plan(id, after(-1))
    expect([past.status, await past.json()]).toEqual([
      422,
      expect.objectContaining({ errors: [{ path: 'at', message: expect.any(String) }] }),
    ])
    await payload.delete({ collection: 'page-urls', where: { page: { equals: page } }, ...scene })
    expect((await plan(id, after(2))).status).toBe(409)
    expect((await read(id)).at).toBeNull()
  })
})
