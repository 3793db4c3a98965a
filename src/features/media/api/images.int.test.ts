import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { env } from '@/src/platform/env'
import { DAY_MS } from '@/src/lib/durations'
import { imageQueue } from '@/src/features/media/server/image-queue'
import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { createImage, fileOf, formOf, solidImage, png, pngFile } from '@/src/testing/images'
import { createPage } from '@/src/testing/pages'
import { type Company, createCompany } from '@/src/testing/tenants'
import { dataOf } from '@/src/api/core/schemas'
import { libraryImage } from './schemas'

const IMAGES = '/api/admin/images'
let payload: Payload
let company: Company
let other: Company
let editor: string
let stranger: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
  editor = await tokenOf(payload, company.editor)
  stranger = await tokenOf(payload, other.editor)
})

const post = (parts: Record<string, string | File>, query = '', token = editor) =>
  call(IMAGES + query, { rawBody: formOf(parts), token })
const read = async (response: Response) => (await bodyAs(response, dataOf(libraryImage))).data
const stored = (filename: string) => readFile(path.join(env.MEDIA_DIR, filename))
const problem = z.looseObject({ errors: z.array(z.object({ path: z.string(), message: z.string() })) })
const pathsOf = async (response: Response) =>
  problem.parse(await response.json()).errors.map(({ path: at }) => at)

describe('an image', () => {
  it('is uploaded with texts in one locale, listed, described in the other, and deleted with its file', async () => {
    const name = `kantoor-${randomUUID()}.png`
    const made = await post({
      file: fileOf(await png(1400, 700), name),
      alt: ' Ons kantoor ',
      credit: 'Kade',
      focalX: '0',
      focalY: '25.4',
    })
    expect(made.status).toBe(201)
    const image = await read(made)
    expect(image).toMatchObject({ filename: name, mimeType: 'image/png', width: 1400, height: 700 })
    expect(image).toMatchObject({ alt: 'Ons kantoor', caption: null, credit: 'Kade', locale: 'nl' })
    expect(image.focalPoint).toEqual({ x: 0, y: 25 })
    expect(image.sizes.map(({ width }) => width)).toEqual([320, 640, 768, 1024, 1280, 1400])
    expect(image.bytes).toBe((await stored(name)).byteLength)
    const address = `${IMAGES}/${image.id}`
    expect(made.headers.get('location')).toBe(address)

    const english = await call(`${address}?locale=en`, {
      method: 'PATCH',
      body: { alt: 'Our office', focalPoint: { x: 100, y: 0 } },
      token: editor,
    })
    expect(await read(english)).toMatchObject({ alt: 'Our office', focalPoint: { x: 100, y: 0 } })
    const dutch = await read(await call(address, { token: editor }))
    expect(dutch).toMatchObject({ alt: 'Ons kantoor', credit: 'Kade', filename: name })
    const list = await call(`${IMAGES}?search=Our office&locale=en&mimeType=image/png&described=true`, {
      token: editor,
    })
    expect(await list.json()).toMatchObject({ data: [{ id: image.id }], meta: { total: 1 } })

    expect((await call(address, { method: 'DELETE', token: editor })).status).toBe(204)
    expect((await call(address, { token: editor })).status).toBe(404)
    await expect(stored(name)).rejects.toThrow('ENOENT')
  })

  it('has a licence and the last day of its right of use, which are changed, found and kept by a conversion', async () => {
    const mine = await createCompany(payload)
    const token = await tokenOf(payload, mine.editor)
    const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
    const rights = { licence: 'stock', licenceTerms: 'Order 7', rightsUntil: day(-3) }
    const made = await read(await post({ file: fileOf(await png()), ...rights }, '', token))
    expect(made).toMatchObject(rights)
    const found = async (state: string) => {
      const response = await call(`${IMAGES}?rights=${state}`, { token })
      return z.object({ meta: z.object({ total: z.int() }) }).parse(await response.json()).meta.total
    }
    expect([await found('expired'), await found('ending')]).toEqual([1, 1])
    const change = (body: object) => call(`${IMAGES}/${made.id}`, { method: 'PATCH', body, token })
    expect(await read(await change({ rightsUntil: day(30) }))).toMatchObject({
      ...rights,
      rightsUntil: day(30),
    })
    expect([await found('expired'), await found('ending')]).toEqual([0, 1])
    const converted = await call(`${IMAGES}/convert/${made.id}`, { body: { format: 'webp' }, token })
    expect(await read(converted)).toMatchObject({ ...rights, rightsUntil: day(30) })
    const none = { licence: null, licenceTerms: null, rightsUntil: null }
    expect(await read(await change(none))).toMatchObject(none)
    expect((await change({ licence: 'mine' })).status).toBe(422)
    expect((await change({ rightsUntil: '31-12-2026' })).status).toBe(422)
  })

  it('has its focal point in the centre if the form leaves it empty', async () => {
    const image = await read(await post({ file: fileOf(await png()), focalX: '', alt: '' }))
    expect(image).toMatchObject({ focalPoint: { x: 50, y: 50 } })
  })

  it('is listed by type, and by whether it has a description in a locale', async () => {
    const mine = await createCompany(payload)
    const token = await tokenOf(payload, mine.viewer)
    const { id } = await createImage(payload, mine)
    const find = async (query: string) => {
      const response = await call(`${IMAGES}?${query}`, { token })
      return z.object({ data: z.array(z.object({ id: z.string() })) }).parse(await response.json()).data
    }
    expect(await find('described=true')).toMatchObject([{ id }])
    expect(await find('described=false')).toEqual([])
    expect(await find('described=false&locale=en')).toMatchObject([{ id }])
    expect(await find('mimeType=image/jpeg')).toEqual([])
  })

  it('is sorted by the size of its file, both ways', async () => {
    const mine = await createCompany(payload)
    const token = await tokenOf(payload, mine.viewer)
    for (const width of [900, 40, 300])
      await payload.create({
        collection: 'media',
        data: { alt: 'Vlak', tenant: mine.tenant.id },
        file: await pngFile(width),
        overrideAccess: true,
      })
    const sizes = async (sort: string) => {
      const response = await call(`${IMAGES}?sort=${sort}`, { token })
      const { data } = z.object({ data: z.array(z.object({ bytes: z.int() })) }).parse(await response.json())
      return data.map(({ bytes }) => bytes)
    }
    const ascending = await sizes('bytes')
    expect(new Set(ascending).size).toBe(3)
    expect(ascending).toEqual(ascending.toSorted((a, b) => a - b))
    for (const sort of ['-bytes', '-filesize']) expect(await sizes(sort)).toEqual(ascending.toReversed())
  })

  it('is only updated in the version named by If-Match', async () => {
    const { id } = await createImage(payload, company)
    const etag = (await call(`${IMAGES}/${id}`, { token: editor })).headers.get('etag') ?? ''
    const change = (alt: string) =>
      call(`${IMAGES}/${id}`, {
        method: 'PATCH',
        body: { alt },
        token: editor,
        headers: { 'if-match': etag },
      })
    expect((await change('Eerst')).status).toBe(200)
    expect((await change('Te laat')).status).toBe(412)
    expect(await read(await call(`${IMAGES}/${id}`, { token: editor }))).toMatchObject({ alt: 'Eerst' })
  })

  it('is 404 for another tenant', async () => {
    const { id, filename } = await createImage(payload, company)
    const address = `${IMAGES}/${id}`
    expect((await call(address, { token: stranger })).status).toBe(404)
    expect((await call(address, { method: 'PATCH', body: { alt: 'x' }, token: stranger })).status).toBe(404)
    expect((await call(address, { method: 'DELETE', token: stranger })).status).toBe(404)
    const convert = { body: { format: 'webp' }, token: stranger }
    expect((await call(`${IMAGES}/convert/${id}`, convert)).status).toBe(404)
    expect((await stored(filename ?? '')).byteLength).toBeGreaterThan(0)
  })
})

describe('an invalid body', () => {
  it('is rejected with the path of the part', async () => {
    const file = fileOf(await png())
    expect(await pathsOf(await post({ alt: 'Zonder bestand' }))).toEqual(['file'])
    expect(await pathsOf(await post({ file: 'geen bestand' }))).toEqual(['file'])
    expect(await pathsOf(await post({ file, focalX: '101', focalY: 'boven' }))).toEqual(['focalX', 'focalY'])
    expect(await pathsOf(await post({ file, focalX: '0x10', focalY: '1e1' }))).toEqual(['focalX', 'focalY'])
    expect(await pathsOf(await post({ file, alt: 'x'.repeat(501) }))).toEqual(['alt'])
    expect(await pathsOf(await post({ file, alt: 'een\0twee' }))).toEqual(['alt'])
    expect((await post({ file, tenant: other.tenant.id })).status).toBe(422)
    const patch = { method: 'PATCH', body: { name: 'x.png' }, token: editor }
    const { id } = await createImage(payload, company)
    expect((await call(`${IMAGES}/${id}`, patch)).status).toBe(422)
  })
})

describe('converting', () => {
  it.each([
    [{ format: 'webp' }, { mimeType: 'image/webp', width: 400, height: 200 }],
    [
      { format: 'avif', width: 100 },
      { mimeType: 'image/avif', width: 100, height: 50 },
    ],
    [
      { format: 'jpeg', width: 80, height: 80, fit: 'cover' },
      { mimeType: 'image/jpeg', width: 80, height: 80 },
    ],
    [
      { format: 'png', width: 4000 },
      { mimeType: 'image/png', width: 400, height: 200 },
    ],
  ])('to %j creates another image with the texts of the original', async (body, expected) => {
    // A letter at the end: a number there is counted up where a name is taken.
    const name = `bron-${randomUUID()}-a`
    const sent = { file: fileOf(await solidImage(400, 200).jpeg().toBuffer(), `${name}.jpg`, 'image/jpeg') }
    const source = await read(await post({ ...sent, alt: 'Bron', credit: 'Kade', focalX: '0', focalY: '10' }))
    const english = { method: 'PATCH', body: { alt: 'Source' }, token: editor }
    await call(`${IMAGES}/${source.id}?locale=en`, english)
    const response = await call(`${IMAGES}/convert/${source.id}`, { body, token: editor })
    expect(response.status).toBe(201)
    const made = await read(response)
    expect(made).toMatchObject({ ...expected, alt: 'Bron', credit: 'Kade', focalPoint: { x: 0, y: 10 } })
    expect(made.id).not.toBe(source.id)
    expect(made.filename.startsWith(name)).toBe(true)
    const inEnglish = await call(`${IMAGES}/${made.id}?locale=en`, { token: editor })
    expect(await read(inEnglish)).toMatchObject({ alt: 'Source' })
    const { width } = await sharp(await stored(made.filename)).metadata()
    expect(width).toBe(expected.width)
    expect(await read(await call(`${IMAGES}/${source.id}`, { token: editor }))).toMatchObject({
      filename: `${name}.jpg`,
    })
  })

  it('renders an SVG at the requested size', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h24v24z"/></svg>'
    const source = await read(await post({ file: fileOf(svg, 'merk.svg', 'image/svg+xml') }))
    const body = { format: 'png', width: 480 }
    const made = await read(await call(`${IMAGES}/convert/${source.id}`, { body, token: editor }))
    expect(made).toMatchObject({ mimeType: 'image/png', width: 480, height: 480 })
  })

  it('waits for its turn without an open transaction', async () => {
    const { id } = await createImage(payload, company)
    const { promise: others, resolve: finish } = Promise.withResolvers<void>()
    const queue = imageQueue()
    for (let client = 0; queue.waiting === 0; client += 1)
      void queue.run(`${client}`, `${client}`, () => others)
    const before = queue.waiting
    const answer = call(`${IMAGES}/convert/${id}`, { body: { format: 'webp' }, token: editor })
    await expect.poll(() => queue.waiting, { timeout: 10_000 }).toBe(before + 1)
    const { rowCount } = await payload.db.drizzle.execute(
      `select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    )
    finish()
    expect([rowCount, (await answer).status]).toEqual([0, 201])
  })

  it('rejects unknown formats and sizes out of range', async () => {
    const { id } = await createImage(payload, company)
    for (const body of [
      { format: 'tiff' },
      { format: 'webp', width: 0 },
      { format: 'webp', quality: 101 },
      {},
    ])
      expect((await call(`${IMAGES}/convert/${id}`, { body, token: editor })).status).toBe(422)
  })
})

it('an image that a page shows cannot be deleted', async () => {
  const { id } = await createImage(payload, company)
  const page = await createPage(payload, company, { status: 'draft' })
  await payload.update({
    collection: 'pages',
    id: page.id,
    draft: true,
    data: { seo: { image: id } },
    overrideAccess: true,
  })
  const response = await call(`${IMAGES}/${id}`, { method: 'DELETE', token: editor })
  expect(response.status).toBe(409)
  expect((await call(`${IMAGES}/${id}`, { token: editor })).status).toBe(200)
})
