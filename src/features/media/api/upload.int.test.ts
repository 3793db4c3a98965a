import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Forbidden, type Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Media } from '@/payload-types'
import { env } from '@/src/platform/env'
import { MAX_IMAGE_BYTES } from '@/src/features/media/rules/limits'
import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { fileOf, storedFilesNamed, formOf, animatedImage, solidImage, png } from '@/src/testing/images'
import { type Company, createCompany } from '@/src/testing/tenants'
import { dataOf } from '@/src/api/core/schemas'
import { libraryImage } from './schemas'

const IMAGES = '/api/admin/images'
let payload: Payload
let company: Company
let token: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  token = await tokenOf(payload, company.editor)
})

const post = (rawBody: FormData | Uint8Array<ArrayBuffer> | string, headers: Record<string, string> = {}) =>
  call(IMAGES, { rawBody, token, headers })
const upload = (data: Buffer | string, name?: string, type?: string) =>
  post(formOf({ file: fileOf(data, name, type) }))
const read = async (response: Response) => (await bodyAs(response, dataOf(libraryImage))).data
const SVG = 'http://www.w3.org/2000/svg'
const stored = (filename: string) => readFile(path.join(env.MEDIA_DIR, filename))
const temporary = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('gevel-upload-'))

describe('a rejected upload', () => {
  const count = async () => {
    const where = { tenant: { equals: company.tenant.id } }
    return (await payload.count({ collection: 'media', where, overrideAccess: true })).totalDocs
  }
  const name = `geweigerd-${randomUUID()}`
  let before: string[]
  beforeEach(async () => {
    before = await temporary()
  })

  /** Nothing of it is left: no row, no file in the library, none on its way there. */
  const refused = async (response: Response, status: number) => {
    expect(response.status, await response.clone().text()).toBe(status)
    expect([await storedFilesNamed(name), await count()]).toEqual([[], 0])
    // Another test may be uploading at this moment.
    await expect.poll(async () => (await temporary()).filter((each) => !before.includes(each))).toEqual([])
  }

  const boundary = { 'content-type': 'multipart/form-data; boundary=x' }
  const part = (name: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const tooMuch = () => formOf({ file: fileOf(Buffer.alloc(MAX_IMAGE_BYTES + 1), name) })

  it('is too large, whatever its Content-Length', async () => {
    await refused(await post('', { ...boundary, 'content-length': String(MAX_IMAGE_BYTES * 2) }), 413)
    await refused(await post(tooMuch()), 413)
    await refused(await post(tooMuch(), { 'content-length': '10' }), 413)
    const endless = `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n${'a'.repeat(MAX_IMAGE_BYTES + 200_000)}`
    const answered = await post(endless, boundary)
    expect([413, 422]).toContain(answered.status)
    await refused(answered, answered.status)
  })

  it('has too many, duplicate or unknown parts', async () => {
    const many = Array.from({ length: 30 }, (_, index) => part(`f${index}`, 'x')).join('')
    for (const parts of [
      many,
      part('alt', 'a') + part('alt', 'b'),
      part('__proto__', 'x'),
      part('alt', 'x'.repeat(5000)),
    ])
      await refused(await post(`${parts}--x--\r\n`, boundary), 422)
    const two = new FormData()
    for (const each of ['een', 'twee']) two.append('file', fileOf(await png(), `${name}-${each}.png`))
    await refused(await post(two), 422)
  })

  it('is not multipart', async () => {
    await refused(await post('{}', { 'content-type': 'application/json' }), 415)
    await refused(await post('x', { 'content-type': 'multipart/form-data' }), 415)
    await refused(await post('x', { ...boundary, 'content-encoding': 'gzip' }), 415)
    for (const broken of ['', 'x', '--x', part('alt', 'x'), '--x\r\n\r\n'])
      await refused(await post(broken, boundary), 400)
  })

  it('contains no image, or one of another type than declared', async () => {
    const image = await png(400, 200)
    const tiff = await solidImage().tiff().toBuffer()
    for (const [data, extension, type] of [
      ['<html></html>', 'png', 'image/png'],
      ['<html></html>', 'html', 'text/html'],
      ['%PDF-1.7', 'png', 'image/png'],
      ['', 'png', 'image/png'],
      [image.subarray(0, image.length / 2), 'png', 'image/png'],
      [image, 'webp', 'image/webp'],
      [tiff, 'tiff', 'image/tiff'],
      ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'png', 'image/png'],
      ['<p>geen tekening</p>', 'svg', 'image/svg+xml'],
    ] as const)
      await refused(await upload(data, `${name}.${extension}`, type), 415)
  })

  it('contains an image that is too large to decode', async () => {
    await refused(await upload(await png(9000, 6000), `${name}.png`), 422)
    await refused(await upload(await animatedImage(301).gif().toBuffer(), `${name}.gif`, 'image/gif'), 422)
    await refused(await upload(await png(66_000, 1), `${name}.png`), 422)
  })

  it('contains an SVG that is too complex to render, or has no size', async () => {
    const draw = (inside: string, attributes = 'viewBox="0 0 2000 2000"') =>
      upload(`<svg xmlns="${SVG}" ${attributes}>${inside}</svg>`, `${name}.svg`, 'image/svg+xml')
    // Each shows the one before it twice: a million rectangles.
    const doubled = Array.from(
      { length: 20 },
      (_, at) => `<g id="a${at + 1}" opacity=".9"><use href="#a${at}"/><use href="#a${at}"/></g>`,
    )
    const bomb = `<defs><rect id="a0" width="2000" height="2000"/>${doubled.join('')}</defs><use href="#a20"/>`
    await refused(await draw(bomb), 422)
    await refused(await draw('', ''), 422)
    await refused(await draw('', 'width="1e9" height="1e9"'), 422)
    await refused(await draw(' '.repeat(1024 * 1024)), 413)
  }, 60_000)
})

describe('decoding an upload', () => {
  it('does not keep a transaction open', async () => {
    const begin = vi.spyOn(payload.db, 'beginTransaction')
    try {
      expect((await upload('no image', 'x.png', 'image/png')).status).toBe(415)
      expect(begin).not.toHaveBeenCalled()
    } finally {
      begin.mockRestore()
    }
  })

  it('does not happen for an account that may not store images', async () => {
    const data = Buffer.from('no image')
    const user = await payload.findByID({ collection: 'users', id: company.viewer.id, overrideAccess: true })
    const created = payload.create({
      collection: 'media',
      data: { tenant: company.tenant.id } as Media,
      file: { data, name: 'x.png', mimetype: 'image/png', size: data.byteLength },
      user,
      overrideAccess: false,
    })
    await expect(created).rejects.toBeInstanceOf(Forbidden)
  })
})

describe('camera metadata', () => {
  const shot = () =>
    solidImage(60, 30)
      .withIccProfile('p3')
      .withExif({
        IFD0: { Make: 'Camera', Artist: 'Iemand' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 5/1 0/1', GPSLongitudeRef: 'E' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>Utrecht</place></x:xmpmeta>')

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'is removed from the stored %s, whose colours are kept',
    async (format) => {
      const data = await shot().toFormat(format).toBuffer()
      expect((await sharp(data).metadata()).exif?.includes('Camera')).toBe(true)
      const { filename, width } = await read(await upload(data, `foto.${format}`, `image/${format}`))
      const bytes = await stored(filename)
      const kept = await sharp(bytes).metadata()
      expect(kept).toMatchObject({ width, height: 30, icc: expect.any(Buffer) })
      expect([kept.exif, kept.xmp, kept.iptc, kept.orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ])
      expect(bytes.toString('latin1')).not.toMatch(/Camera|Iemand|Utrecht|Exif/)
    },
  )

  it('names a credit, which is kept where none is sent', async () => {
    const data = await shot().jpeg().toBuffer()
    expect(await read(await upload(data, 'foto.jpg', 'image/jpeg'))).toMatchObject({ credit: 'Iemand' })
    const sent = formOf({ file: fileOf(data, 'foto.jpg', 'image/jpeg'), credit: 'Kade' })
    expect(await read(await post(sent))).toMatchObject({ credit: 'Kade' })
  })

  it('is removed after the image was rotated by its orientation', async () => {
    const data = await solidImage(60, 30).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const image = await read(await upload(data, 'schuin.jpg', 'image/jpeg'))
    expect(image).toMatchObject({ width: 30, height: 60 })
    expect((await sharp(await stored(image.filename)).metadata()).orientation).toBeUndefined()
  })

  it('is also removed after the image data and in comments', async () => {
    const behind = Buffer.from('\0\0\0\x18ftypmp42 udta +52.09+005.12/ Utrecht')
    const comment = Buffer.from('\x21\xfe\x07Utrecht\0', 'latin1')
    const gif = await animatedImage(3).gif().toBuffer()
    for (const [data, format, frames] of [
      [Buffer.concat([await solidImage().jpeg().toBuffer(), behind]), 'jpeg', undefined],
      [Buffer.concat([await png(), behind]), 'png', undefined],
      [Buffer.concat([gif.subarray(0, -1), comment, gif.subarray(-1)]), 'gif', 3],
    ] as const) {
      const { filename } = await read(await upload(data, `meer.${format}`, `image/${format}`))
      const bytes = await stored(filename)
      expect(bytes.includes('Utrecht')).toBe(false)
      expect((await sharp(bytes).metadata()).pages).toBe(frames)
    }
  })

  it('does not change a file without any', async () => {
    const data = await png(60, 30)
    expect(await stored((await read(await upload(data))).filename)).toEqual(data)
  })
})

describe('the file of an upload', () => {
  it('gets a safe name and its true type, whatever its name', async () => {
    const data = await solidImage().jpeg().toBuffer()
    const odd = '../..\\\u202Egpj.\u200BCON/.evil.php.png'
    const image = await read(await upload(data, odd, 'application/octet-stream'))
    expect(image).toMatchObject({ mimeType: 'image/jpeg' })
    expect(image.filename).toMatch(/^evil-php(-\d+)?\.jpg$/)
    const long = await read(await upload(data, `${'x'.repeat(300)}.jpg`, 'image/jpg'))
    expect(long.filename).toMatch(/^x{60}(-\d+)?\.jpg$/)
  })

  it('keeps the frames of an animation', async () => {
    const image = await read(
      await upload(await animatedImage(4).gif().toBuffer(), 'beweegt.gif', 'image/gif'),
    )
    expect(image).toMatchObject({ width: 8, height: 8, sizes: [] })
    expect((await sharp(await stored(image.filename)).metadata()).pages).toBe(4)
  })

  it('gets a unique name when two of one name are uploaded concurrently', async () => {
    const name = `samen-${randomUUID()}.png`
    const widths = [10, 20, 30, 40]
    const answers = await Promise.all(widths.map(async (width) => upload(await png(width, 10), name)))
    const images = await Promise.all(answers.map(read))
    expect(new Set(images.map(({ filename }) => filename)).size).toBe(widths.length)
    for (const [index, { filename }] of images.entries())
      expect((await sharp(await stored(filename)).metadata()).width).toBe(widths[index])
  })
})
