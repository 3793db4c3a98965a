import { sql } from 'drizzle-orm'
import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { dataOf, problem } from '@/src/api/core/schemas'
import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { apiTokenFor } from '@/src/testing/api-tokens'
import { createProduct } from '@/src/testing/catalogue'
import { createPage, paragraph } from '@/src/testing/pages'
import { type Company, createCompany, createTenant } from '@/src/testing/tenants'
import type { Page } from '@/payload-types'
import { fromMemory } from '../server/memory/from-memory'
import { storeInMemory } from '../server/memory/remember'
import { memoryMatch } from './schemas'

let payload: Payload

beforeAll(async () => {
  payload = await payloadInstance()
})

type Scene = { company: Company; token: string }

async function newScene(): Promise<Scene> {
  const company = await createCompany(payload)
  return { company, token: await tokenOf(payload, company.editor) }
}

const ask = ({ company, token }: Scene, path: string, options: Parameters<typeof call>[1] = {}) =>
  call(`/api/admin${path}`, { token, tenant: company.tenant.slug, ...options })

const pageWith = async ({ company }: Scene, title: string, text: string): Promise<string> => {
  const blocks = [{ id: '0a', blockType: 'richText', content: paragraph(text) }]
  const content = blocks as unknown as Page['blocks'] & object
  return (await createPage(payload, company, { status: 'draft', title, blocks: content })).id
}

const TITLE = 'title'
const TEXT = 'blocks.0a.content#0.0t'

async function translate(scene: Scene, id: string, body: object, options = {}): Promise<void> {
  const answer = await ask(scene, `/pages/${id}/translations/en`, { method: 'PUT', body, ...options })
  expect(answer.status, await answer.text()).toBe(200)
}

const proposals = async (scene: Scene, path: string) =>
  (await bodyAs(await ask(scene, `${path}/translations/en/memory`), dataOf(z.array(memoryMatch)))).data

describe('what a person translated', () => {
  it('is proposed for the same text of another document and field', async () => {
    const scene = await newScene()
    const segments = [
      { id: TITLE, text: 'Our prices' },
      { id: TEXT, text: 'Order & pay now.' },
    ]
    await translate(scene, await pageWith(scene, 'Onze prijzen', 'Bestel & betaal nu.'), { segments })
    const other = await pageWith(scene, 'Bestel & betaal nu.', 'Onze prijzen')
    expect(await proposals(scene, `/pages/${other}`)).toEqual([
      { id: TITLE, text: 'Order & pay now.', match: 100, change: null },
      { id: TEXT, text: 'Our prices', match: 100, change: null },
    ])
    const { id } = await createProduct(payload, scene.company, { name: 'Onze prijzen' })
    expect(await proposals(scene, `/products/${id}`)).toEqual([
      { id: 'name', text: 'Our prices', match: 100, change: null },
    ])
  })

  it('is a hint for a similar text, with what differs', async () => {
    const scene = await newScene()
    const first = await pageWith(scene, 'Titel', 'Wij leveren binnen drie werkdagen in heel Nederland.')
    await translate(scene, first, {
      segments: [{ id: TEXT, text: 'We deliver within three working days in all of the Netherlands.' }],
    })
    const other = await pageWith(scene, 'Kop', 'Wij leveren binnen vijf werkdagen in heel Nederland.')
    const [hint] = await proposals(scene, `/pages/${other}`)
    expect(hint).toMatchObject({ id: TEXT, text: expect.stringContaining('three') as string })
    expect(hint?.match).toBeGreaterThan(60)
    expect(hint?.match).toBeLessThan(100)
    expect(hint?.change?.filter(({ change }) => change !== 'same')).toEqual([
      { text: 'drie', change: 'removed' },
      { text: 'vijf', change: 'added' },
    ])
  })

  it('is replaced by a later translation, and proposed no more where it stands', async () => {
    const scene = await newScene()
    const [one, other] = [
      await pageWith(scene, 'Onze prijzen', 'a'),
      await pageWith(scene, 'Onze prijzen', 'b'),
    ]
    await translate(scene, one, { segments: [{ id: TITLE, text: 'Prices' }] })
    await translate(scene, other, { segments: [{ id: TITLE, text: 'Our prices' }] })
    expect(await proposals(scene, `/pages/${one}`)).toEqual([])
    const third = await pageWith(scene, 'Onze prijzen', 'c')
    expect(await proposals(scene, `/pages/${third}`)).toMatchObject([{ text: 'Our prices', match: 100 }])
  })

  it('never leaves its tenant, and goes with it', async () => {
    const [scene, foreign] = [await newScene(), await newScene()]
    const id = await pageWith(scene, 'Onze prijzen', 'a')
    await translate(scene, id, { segments: [{ id: TITLE, text: 'Our prices' }] })
    const theirs = await pageWith(foreign, 'Onze prijzen', 'a')
    expect(await proposals(foreign, `/pages/${theirs}`)).toEqual([])
    expect((await ask(foreign, `/pages/${id}/translations/en/memory`)).status).toBe(404)
    const [tenant, req] = [await createTenant(payload), await createLocalReq({}, payload)]
    const memory = { tenant: tenant.id, from: 'nl', to: 'en' } as const
    await storeInMemory(req, memory, [{ source: 'Prijzen', target: 'Prices' }])
    const template = { id: '', text: 'Prijzen', tags: [] }
    const sought = [{ id: 'a', field: { kind: 'line', maxLength: null }, template }] as const
    expect(await fromMemory(sought, { ...memory, req })).toEqual(new Map([['a', 'Prices']]))
    await payload.delete({ collection: 'tenants', id: tenant.id, overrideAccess: true })
    const { rows } = await payload.db.drizzle.execute(
      sql`SELECT 1 FROM translation_memory WHERE tenant_id = ${tenant.id}`,
    )
    expect(rows).toEqual([])
  })
})

describe('is not remembered', () => {
  const titles = async (scene: Scene) =>
    (await proposals(scene, `/pages/${await pageWith(scene, 'Onze prijzen', 'z')}`)).map(({ text }) => text)

  it('what a model made, until a person accepts it', async () => {
    const scene = await newScene()
    const id = await pageWith(scene, 'Onze prijzen', 'a')
    await translate(scene, id, { segments: [{ id: TITLE, text: 'Our prices' }], maker: 'model' })
    expect(await titles(scene)).toEqual([])
    await translate(scene, id, { settled: [TITLE] })
    expect(await titles(scene)).toEqual(['Our prices'])
  })

  it('what came with a token for drafts', async () => {
    const scene = await newScene()
    const { company } = scene
    const { token } = await apiTokenFor(payload, company.admin, { tenant: company.tenant, scope: 'draft' })
    const id = await pageWith(scene, 'Onze prijzen', 'a')
    await translate(scene, id, { segments: [{ id: TITLE, text: 'Our prices' }] }, { token })
    expect(await titles(scene)).toEqual([])
  })
})

it('a translation with other numbers than the text has is a hint at most', async () => {
  const scene = await newScene()
  const id = await pageWith(scene, 'Vanaf 1.250 euro per maand', 'a')
  await translate(scene, id, { segments: [{ id: TITLE, text: 'From 1,300 euros a month' }] })
  const other = await pageWith(scene, 'Vanaf 1.250 euro per maand', 'b')
  expect(await proposals(scene, `/pages/${other}`)).toMatchObject([
    { id: TITLE, text: 'From 1,300 euros a month', match: 99 },
  ])
})

describe('the memory of a tenant as TMX', () => {
  const path = '/translation-memory'
  const send = (scene: Scene, tmx: string, options = {}) => {
    const rawBody = new FormData()
    rawBody.append('file', new File([tmx], 'memory.tmx'))
    return ask(scene, path, { method: 'POST', rawBody, ...options })
  }
  const linked = (text: string) => ({
    ...paragraph(''),
    root: { ...paragraph('').root, children: [linkIn(text)] },
  })
  const linkIn = (text: string) => ({
    ...{ type: 'paragraph', version: 1 },
    children: [
      {
        ...{ type: 'link', version: 3, id: 'l1', fields: { linkType: 'custom', url: '/a', newTab: false } },
        children: [{ type: 'text', text, version: 1 }],
      },
    ],
  })

  it('is the same in another tenant after an import, and proposed there', async () => {
    const [scene, other] = [await newScene(), await newScene()]
    const blocks = [{ id: '0a', blockType: 'richText', content: linked('Prijzen & meer') }]
    const content = blocks as unknown as Page['blocks'] & object
    const { id } = await createPage(payload, scene.company, {
      status: 'draft',
      title: 'Prijs < 5',
      blocks: content,
    })
    await translate(scene, id, {
      segments: [
        { id: TITLE, text: 'Price < 5' },
        { id: TEXT, text: '<1>Prices &amp; more</1>' },
      ],
    })
    const exported = await ask(scene, path)
    expect(exported.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const tmx = await exported.text()
    expect(tmx).toContain('<seg><bpt i="1" x="1"/>Prices &amp; more<ept i="1"/></seg>')
    const report = (answer: Response) => answer.json() as Promise<{ data: object }>
    expect((await report(await send(other, tmx))).data).toEqual({ read: 2, stored: 2, rejected: 0 })
    expect((await report(await send(other, tmx))).data).toEqual({ read: 2, stored: 0, rejected: 0 })
    const page = await pageWith(other, 'Prijs < 5', 'a')
    expect(await proposals(other, `/pages/${page}`)).toMatchObject([
      { id: TITLE, text: 'Price < 5', match: 100 },
    ])
  })

  it('is neither read nor changed from elsewhere', async () => {
    const [scene, foreign] = [await newScene(), await newScene()]
    const tmx = await (await ask(scene, path)).text()
    const asForeign = { ...scene, token: foreign.token }
    expect((await ask(asForeign, path)).status).toBe(404)
    expect((await send(asForeign, tmx)).status).toBe(404)
    const viewer = { token: await tokenOf(payload, scene.company.viewer) }
    expect((await send(scene, tmx, viewer)).status).toBe(403)
    const { company } = scene
    const { token } = await apiTokenFor(payload, company.admin, { tenant: company.tenant, scope: 'draft' })
    expect((await send(scene, tmx, { token })).status).toBe(403)
  })

  it('is not changed at all by a file that is no XML', async () => {
    const scene = await newScene()
    const units = '<tu><tuv xml:lang="nl"><seg>Kop</seg></tuv><tuv xml:lang="en"><seg>Head</seg></tuv></tu>'
    const broken = await send(scene, `<tmx><header srclang="nl"/><body>${units.repeat(600)}`)
    expect(broken.status).toBe(422)
    expect(await bodyAs(broken, problem)).toMatchObject({ errors: [{ path: 'file' }] })
    expect(await proposals(scene, `/pages/${await pageWith(scene, 'Kop', 'a')}`)).toEqual([])
  })
})
