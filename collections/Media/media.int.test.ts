import { readFile } from 'node:fs/promises'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Media } from '@/payload-types'
import { env } from '@/src/platform/env'
import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { createPage } from '@/src/testing/pages'
import { type Company, createCompany, type Person } from '@/src/testing/tenants'

let payload: Payload
let company: Company
let other: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
})

const png = (width = 1400, height = 700): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#ff4b00' } })
    .png()
    .toBuffer()

type Upload = { data: Buffer; name?: string; mimetype?: string; by?: Person | null; alt?: string }

const upload = ({ data, name = 'plaat.png', mimetype = 'image/png', by, alt }: Upload): Promise<Media> =>
  payload.create({
    collection: 'media',
    locale: 'nl',
    data: { tenant: company.tenant.id, alt } as Media,
    file: { data, name, mimetype, size: data.byteLength },
    ...(by === undefined ? { overrideAccess: true } : { overrideAccess: false, user: by }),
  })

describe('an uploaded image', () => {
  it('gets a placeholder, ratio, colour and hash, and a thumbnail that is generated on demand', async () => {
    const media = await upload({ data: await png() })
    expect(media).toMatchObject({ width: 1400, height: 700, ratio: 2 })
    expect(media.thumbnailURL).toMatch(/^\/_ipx\/f_webp,w_320\/plaat(-\d+)?\.png\?v=[0-9a-f]{12}$/)
    expect(media.blurDataUrl).toMatch(/^data:image\/webp;base64,/)
    expect(media.hash).toMatch(/^[0-9a-f]{64}$/)
  })
})

describe('fields derived from the file', () => {
  it('ignore input, and are computed again when the file is replaced', async () => {
    const media = await upload({ data: await png() })
    const change = (data: Partial<Media>, file?: Buffer) =>
      payload.update({
        collection: 'media',
        id: media.id,
        data,
        ...(file && {
          file: { data: file, name: 'plaat.png', mimetype: 'image/png', size: file.byteLength },
        }),
        depth: 0,
        user: company.editor,
        overrideAccess: false,
      })
    const forged = {
      ...{ hash: 'x', blurDataUrl: 'javascript:1', dominantColor: 'red;}</style>', ratio: 9 },
      ...{ width: -1, height: 0, filesize: 1, mimeType: 'text/html' },
    }
    const { hash, blurDataUrl, dominantColor, ratio, width, height, filesize, mimeType } = media
    const real = { hash, blurDataUrl, dominantColor, ratio, width, height, filesize, mimeType }
    expect(await change({ ...forged, credit: 'Noor' })).toMatchObject({ ...real, credit: 'Noor' })
    const replaced = await change(forged, await png(300, 100))
    expect(replaced).toMatchObject({ width: 300, height: 100, ratio: 3, mimeType: 'image/png' })
    expect(replaced.hash).toMatch(/^[0-9a-f]{64}$/)
    expect(replaced.hash).not.toBe(hash)
  })
})

describe('a file that is not a valid image', () => {
  it('is rejected, whatever its type claims', async () => {
    await expect(upload({ data: Buffer.from('<html></html>') })).rejects.toMatchObject({ status: 415 })
  })

  it('is rejected when it is truncated', async () => {
    const whole = await png()
    await expect(upload({ data: whole.subarray(0, whole.length / 2) })).rejects.toMatchObject({ status: 415 })
  })

  it('is rejected when its type does not match its name', async () => {
    await expect(upload({ data: await png(), name: 'x.webp', mimetype: 'image/webp' })).rejects.toThrow()
  })
})

it('removes scripts and external references from an SVG', async () => {
  const hostile =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" onload="alert(1)"><script>alert(1)</script>' +
    '<style>@import url(https://example.org/x.css);</style><image href="https://example.org/x.png"/>' +
    '<foreignObject><b>x</b></foreignObject><rect width="10" height="10"/></svg>'
  const media = await upload({ data: Buffer.from(hostile), name: 'merk.svg', mimetype: 'image/svg+xml' })
  const stored = await readFile(`${env.MEDIA_DIR}/${media.filename}`, 'utf8')
  expect(stored).toMatch(/<rect height="10" width="10"|<rect width="10" height="10"/)
  expect(stored).not.toMatch(/script|onload|foreignObject|example\.org/)
})

describe('access to uploading', () => {
  it('is limited to accounts that may write media of the tenant', async () => {
    const data = await png(40, 20)
    expect(await upload({ data, by: company.editor })).toHaveProperty('id')
    await expect(upload({ data, by: company.viewer })).rejects.toMatchObject({ status: 403 })
    await expect(upload({ data, by: other.admin })).rejects.toMatchObject({ status: 403 })
    await expect(upload({ data, by: null })).rejects.toMatchObject({ status: 403 })
  })
})

describe('publishing a page with an image', () => {
  const seo = (image: Media) => ({ seo: { image: image.id } }) as never

  it('requires alternative text in the language that is published, and names the field', async () => {
    const media = await upload({ data: await png(40, 20), alt: 'Een oranje vlak' })
    const { id } = await createPage(payload, company, { status: 'draft' })
    const publish = (locale: Locale) =>
      payload.update({
        collection: 'pages',
        id,
        locale,
        data: { title: 'Beeld', _status: 'published', ...(seo(media) as object) },
        overrideAccess: true,
      })
    expect((await publish('nl'))._status).toBe('published')
    await expect(publish('en')).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining(media.filename ?? '') as string,
      data: { errors: [{ path: 'seo.image' }] },
    })
    await payload.update({
      collection: 'media',
      id: media.id,
      locale: 'en',
      data: { alt: 'An orange plane' },
      overrideAccess: true,
    })
    expect((await publish('en'))._status).toBe('published')
  })

  it('rejects an image of another tenant', async () => {
    const media = await upload({ data: await png(40, 20) })
    const { id } = await createPage(payload, other, { status: 'draft' })
    await expect(
      payload.update({ collection: 'pages', id, draft: true, data: seo(media), overrideAccess: true }),
    ).rejects.toMatchObject({ status: 400 })
  })
})
