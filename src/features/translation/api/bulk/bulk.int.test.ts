import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { z } from 'zod'

import { listOf } from '@/src/api/core/list'
import { dataOf, problem } from '@/src/api/core/schemas'
import { env } from '@/src/platform/env'
import { payloadInstance } from '@/src/platform/payload'
import { type ApiRequest, bodyAs, tokenOf } from '@/src/testing/api'
import { apiTokenFor } from '@/src/testing/api-tokens'
import { createProduct } from '@/src/testing/catalogue'
import { createCompany } from '@/src/testing/tenants'
import { translating } from '@/src/testing/translating-model'
import { type TranslationScene, translationScene } from '@/src/testing/translation-scene'
import { bulkDocument, bulkEstimate, bulkTranslation } from './schemas'

type Bulk = z.output<typeof bulkTranslation>

let payload: Payload
let scene: TranslationScene

beforeAll(async () => {
  payload = await payloadInstance()
})
beforeEach(async () => {
  scene = await translationScene(payload)
})
afterEach(() => scene.server.stop())

const bulkOf = async (response: Response): Promise<Bulk> =>
  (await bodyAs(response, dataOf(bulkTranslation))).data
const start = (body: object, options: ApiRequest = {}) =>
  scene.ask('/translations', { body: { to: 'en', ...body }, ...options })
const started = async (body: object, options: ApiRequest = {}) => bulkOf(await start(body, options))
const read = async (id: string) => bulkOf(await scene.ask(`/translations/${id}`))
const act = (id: string, action: 'cancel' | 'continue') =>
  scene.ask(`/translations/${id}/${action}`, { method: 'POST' })
const documentsOf = async (id: string, query = '') =>
  (await bodyAs(await scene.ask(`/translations/${id}/documents${query}`), listOf(bulkDocument))).data

const inState = (id: string, state: Bulk['state']): Promise<Bulk> =>
  vi.waitFor(
    async () => {
      const bulk = await read(id)
      expect(bulk).toMatchObject({ state, running: 0 })
      return bulk
    },
    { timeout: 20_000, interval: 100 },
  )

/** The next answers of the model wait until `go`. */
function heldModel(calls: number) {
  const { promise: gate, resolve: go } = Promise.withResolvers<void>()
  const { promise: asked, resolve: onAsked } = Promise.withResolvers<void>()
  const answer = translating()
  const held = (...args: Parameters<typeof answer>) => {
    onAsked()
    return gate.then(() => answer(...args))
  }
  scene.server.answer(...Array.from({ length: calls }, () => held))
  return { asked, go }
}

const assign = (data: object) =>
  payload.create({
    collection: 'assistant-settings',
    data: { tenant: scene.company.tenant.id, ...data },
    overrideAccess: true,
  })

describe('a bulk translation', () => {
  it('translates what lacks something, once, as drafts to be reviewed', async () => {
    const pages = [await scene.page('Een'), await scene.page('Twee'), await scene.page('Drie')]
    await scene.translated(pages[2]?.id ?? '')
    const calls = scene.server.requests.length
    const response = await start({ all: true })
    expect(response.status).toBe(202)
    const { id, total } = await bulkOf(response)
    expect([response.headers.get('location'), total]).toEqual([`/api/admin/translations/${id}`, 2])
    expect(await inState(id, 'done')).toMatchObject({
      done: 2,
      failed: 0,
      cost: '0.00090000',
      currency: 'EUR',
    })
    expect(scene.server.requests).toHaveLength(calls + 2)
    const { id: first } = pages[0] ?? { id: '' }
    expect(await scene.stored(first, 'en')).toMatchObject({ title: 'EN Een', _status: 'draft' })
    expect((await scene.stored(first, 'en', false)).title).toBeFalsy()
    expect(await scene.read(first)).toMatchObject({ missing: 0, unreviewed: 3 })
    expect(await documentsOf(id, '?state=done')).toContainEqual({
      ...{ collection: 'pages', id: first, title: 'Een', state: 'done', translated: 4, untranslated: 0 },
      ...{ problem: null, href: `/api/admin/pages/${first}/translations/en?from=nl` },
    })
    expect(await started({ all: true })).toMatchObject({ state: 'done', total: 0 })
  })

  it('takes the documents that it is told, and says beforehand what that is likely to use', async () => {
    const [one, other] = [await scene.page('Een'), await scene.page('Twee')]
    const estimate = await scene.ask('/translations/estimate', { body: { to: 'en', ids: [one.id] } })
    const { data } = await bodyAs(estimate, dataOf(bulkEstimate))
    expect(data).toMatchObject({ documents: 1, texts: 3, currency: 'EUR' })
    expect(Number(data.cost)).toBeGreaterThan(0)
    expect(scene.server.requests).toHaveLength(0)
    await inState((await started({ ids: [one.id] })).id, 'done')
    expect([(await scene.read(one.id)).missing, (await scene.read(other.id)).missing]).toEqual([0, 3])
  })

  it('is told as events until it has ended', async () => {
    await scene.page()
    const model = heldModel(1)
    const { id } = await started({ all: true })
    await model.asked
    const headers = { accept: 'text/event-stream' }
    const response = scene.ask(`/translations/${id}`, { headers })
    model.go()
    const events = await (await response).text()
    expect(events).toMatch(/^event: progress\ndata: \{"id"[\s\S]*"state":"done"[^\n]*\n\n$/)
  })

  it('names a document that could not be translated, with the reason, and goes on', async () => {
    const [bad, good] = [await scene.page('Slecht'), await scene.page('Goed')]
    const useless = translating(({ text }) => (text === 'Slecht' ? '' : null))
    scene.server.answer(useless, useless, useless)
    const { id } = await started({ ids: [bad.id] })
    expect(await inState(id, 'done')).toMatchObject({ done: 0, failed: 1 })
    expect(await documentsOf(id, '?state=failed')).toMatchObject([
      { id: bad.id, problem: 'None of the texts could be translated.', untranslated: 4 },
    ])
    expect((await act(id, 'continue')).status).toBe(200)
    expect(await inState(id, 'done')).toMatchObject({ done: 1, failed: 0 })
    await inState((await started({ ids: [good.id] })).id, 'done')
    expect((await act(id, 'continue')).status).toBe(409)
  })

  it('leaves what is saved when it is cancelled, and begins nothing else', async () => {
    for (let page = 0; page < 4; page += 1) await scene.page(`Pagina ${page}`)
    const model = heldModel(2)
    const { id } = await started({ all: true })
    await model.asked
    expect(await bulkOf(await act(id, 'cancel'))).toMatchObject({ state: 'cancelled' })
    model.go()
    expect(await inState(id, 'cancelled')).toMatchObject({ failed: 0 })
    const { done, waiting } = await read(id)
    expect(done + waiting).toBe(4)
    expect(waiting).toBeGreaterThanOrEqual(2)
    expect(scene.server.requests).toHaveLength(done)
    expect((await act(id, 'cancel')).status).toBe(409)
  })

  it('stops at a budget with the reason, and goes on when that is raised', async () => {
    const { id: settings } = await assign({ budgets: { tenant: { dayTokens: 1 } } })
    await scene.page('Een')
    await scene.page('Twee')
    await scene.translated((await scene.page('Drie')).id)
    const { id } = await started({ all: true })
    const stopped = await inState(id, 'stopped')
    expect(stopped).toMatchObject({ waiting: 2, reason: expect.stringContaining('budget') })
    await payload.update({
      ...{ collection: 'assistant-settings', id: settings, overrideAccess: true },
      data: { budgets: { tenant: { dayTokens: null } } },
    })
    expect((await act(id, 'continue')).status).toBe(200)
    expect(await inState(id, 'done')).toMatchObject({ done: 2, reason: null })
  })
})

describe('the rights of whoever started it', () => {
  it('count at the time of each document', async () => {
    const pages = [await scene.page('Een'), await scene.page('Twee'), await scene.page('Drie')]
    const model = heldModel(2)
    const { id } = await started({ ids: pages.map((page) => page.id) })
    await model.asked
    await payload.update({
      ...{ collection: 'users', id: scene.company.editor.id, overrideAccess: true },
      data: { tenants: [{ tenant: scene.company.tenant.id, role: 'viewer' }] },
    })
    model.go()
    const token = await tokenOf(payload, scene.company.admin)
    const bulk = () => scene.ask(`/translations/${id}`, { token })
    await vi.waitFor(
      async () =>
        expect(await bulkOf(await bulk())).toMatchObject({
          ...{ state: 'stopped', running: 0, done: 0 },
          reason: 'Whoever started this may not change content here any more.',
        }),
      { timeout: 20_000, interval: 100 },
    )
    expect((await scene.stored(pages[0]?.id ?? '', 'en')).title).toBeFalsy()
  })

  it('are those of the API token, as long as there is one', async () => {
    const [page, next] = [await scene.page(), await scene.page()]
    const product = await createProduct(payload, scene.company)
    const tokenFor = (scope: 'read' | 'draft') =>
      apiTokenFor(payload, scene.company.editor, { tenant: scene.company.tenant, scope })
    const [draft, reading] = [await tokenFor('draft'), await tokenFor('read')]
    const live = await start({ ids: [page.id, product.id] })
    expect([live.status, await live.json()]).toMatchObject([422, { errors: [{ path: 'ids.1' }] }])
    expect((await start({ all: true, collection: 'products' })).status).toBe(422)
    expect((await start({ ids: [page.id] }, { token: reading.token })).status).toBe(403)
    await inState((await started({ ids: [page.id] }, { token: draft.token })).id, 'done')
    expect(await scene.stored(page.id, 'en')).toMatchObject({ title: 'EN Over ons', _status: 'draft' })
    const model = heldModel(1)
    const { id } = await started({ ids: [next.id] }, { token: draft.token })
    await model.asked
    await payload.delete({ collection: 'api-tokens', id: draft.id, overrideAccess: true })
    model.go()
    expect(await inState(id, 'stopped')).toMatchObject({ done: 0, waiting: 1 })
  })

  it.each(['cancel', 'continue'] as const)('another tenant gets 404 for it, to %s it too', async (action) => {
    await scene.page()
    const { id } = await started({ all: true })
    const other = await createCompany(payload)
    const as = { token: await tokenOf(payload, other.admin), tenant: other.tenant.slug }
    for (const path of [`/translations/${id}`, `/translations/${id}/documents`])
      expect((await scene.ask(path, as)).status).toBe(404)
    expect((await scene.ask(`/translations/${id}/${action}`, { ...as, method: 'POST' })).status).toBe(404)
    const foreign = await scene.page()
    const response = await scene.ask('/translations', { ...as, body: { to: 'en', ids: [foreign.id] } })
    expect([response.status, (await bodyAs(response, problem)).errors?.[0]?.path]).toEqual([422, 'ids.0'])
    await inState(id, 'done')
  })
})

it.each([
  ['no selection', {}],
  ['two', { all: true, ids: ['7e1f5b52-6d5c-4d3a-9a51-1d8e8f0f7b11'] }],
  ['one language twice', { all: true, from: 'en' }],
])('%s is rejected', async (_, body) => {
  expect((await start(body)).status).toBe(422)
})

it('without a model answers 503, and starts nothing', async () => {
  await scene.page()
  env.LLM = null
  for (const path of ['/translations', '/translations/estimate'])
    expect((await scene.ask(path, { body: { to: 'en', all: true } })).status).toBe(503)
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT FROM bulk_translations WHERE tenant_id = ${scene.company.tenant.id}`,
  )
  expect(rows).toEqual([])
})
