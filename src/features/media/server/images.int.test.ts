import { rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterEach, beforeAll, describe, expect, it, beforeEach } from 'vitest'

import type { Media } from '@/payload-types'
import { answerRecords, newAnswerRecord } from '@/src/cache/answer-record'
import { env } from '@/src/platform/env'
import { imageVersion } from '@/src/features/media/rules/image-address'
import { signedImagePath } from './image-signature'
import { payloadInstance } from '@/src/platform/payload'
import { type Company, createCompany } from '@/src/testing/tenants'
import { serveImage, type ImageRequest } from './serve-image'

let payload: Payload
let company: Company
let photo: Media

/** Left half orange, right half transparent, so that flattening is visible. */
const halves = (): Promise<Buffer> =>
  sharp({ create: { width: 1000, height: 500, channels: 4, background: '#ff4b0000' } })
    .composite([
      { input: { create: { width: 500, height: 500, channels: 4, background: '#ff4b00' } }, left: 0, top: 0 },
    ])
    .png()
    .toBuffer()

const upload = (data: Buffer, name: string, mimetype: string): Promise<Media> =>
  payload.create({
    collection: 'media',
    locale: 'nl',
    data: { tenant: company.tenant.id } as Media,
    file: { data, name, mimetype, size: data.byteLength },
    overrideAccess: true,
  })

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  photo = await upload(await halves(), `photo-${crypto.randomUUID()}.png`, 'image/png')
})

type RequestOptions = Partial<Omit<ImageRequest, 'headers' | 'url'>> & { headers?: Record<string, string> }
const request = ({
  modifiers = '_',
  file = [photo.filename ?? ''],
  version = null,
  signature = null,
  client = '192.0.2.1',
  headers = {},
}: RequestOptions = {}) =>
  serveImage(payload, {
    modifiers,
    file,
    version,
    signature,
    client,
    url: `http://kade.test/_ipx/${modifiers}/${file.join('/')}`,
    headers: new Headers(headers),
  })

const signatureOf = async (modifiers: string, filename = photo.filename ?? '') => {
  const signed = await signedImagePath(payload, filename, modifiers)
  if (!signed.ok) throw new Error(signed.problem)
  return new URL(signed.path, 'http://kade.test').searchParams.get('s')
}

const measure = async (response: Response) => {
  const { format, width, height, hasAlpha } = await sharp(await response.arrayBuffer()).metadata()
  return { status: response.status, format, width, height, hasAlpha }
}

describe('serveImage', () => {
  it('serves webp at the original size by default', async () => {
    expect(await measure(await request())).toMatchObject({
      status: 200,
      format: 'webp',
      width: 1000,
      height: 500,
    })
  })

  it.each([
    ['w_320', { format: 'webp', width: 320, height: 160 }],
    ['w_2048,f_png', { format: 'png', width: 1000, height: 500 }],
    ['s_320x320,f_jpeg', { format: 'jpeg', width: 320, height: 320 }],
    ['s_320x320,fit_inside,f_png', { format: 'png', width: 320, height: 160 }],
    ['h_100,f_avif', { format: 'heif', width: 200, height: 100 }],
    ['w_320,f_png,b_00ff00', { format: 'png', width: 320, hasAlpha: false }],
  ])('applies the modifiers %s', async (modifiers, expected) => {
    const signature = await signatureOf(modifiers)
    expect(await measure(await request({ modifiers, signature }))).toMatchObject(expected)
  })

  it.each([
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/jpeg'],
  ])('negotiates for Accept %s the type %s when the format is auto', async (accept, type) => {
    const response = await request({ modifiers: 'f_auto,w_320', headers: { accept } })
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('vary')).toBe('Accept')
  })

  it('is stored at the current version or without one only, as anybody can make up others and signatures', async () => {
    const isShareable = async (version: string | null, signature: string | null = null) => {
      const record = newAnswerRecord(() => false)
      await answerRecords().run(record, () => request({ version, signature }))
      return record.shareable
    }
    expect(await isShareable(imageVersion(photo.hash))).toBe(true)
    expect(await isShareable(null)).toBe(true)
    expect(await isShareable('ffffffffffff')).toBe(false)
    expect(await isShareable(null, 'x'.repeat(22))).toBe(false)
  })

  it('is cacheable forever at the current version, and for a day otherwise', async () => {
    const lasting = await request({ version: imageVersion(photo.hash) })
    expect(lasting.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    for (const version of [null, '', 'ffffffffffff']) {
      expect((await request({ version })).headers.get('cache-control')).toBe('public, max-age=86400')
    }
  })

  it('responds 304 when the ETag matches', async () => {
    const etag = (await request()).headers.get('etag') ?? ''
    const again = await request({ headers: { 'if-none-match': `"other", W/${etag}` } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await request({ headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })

  it('renders once for concurrent requests', async () => {
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        request({ modifiers: 'w_640', client: `192.0.2.${index % 3}` }),
      ),
    )
    expect(new Set(responses.map(({ headers }) => headers.get('etag'))).size).toBe(1)
  })

  it('changes the ETag when the file is replaced', async () => {
    const media = await upload(await halves(), `replaced-${crypto.randomUUID()}.png`, 'image/png')
    const file = [media.filename ?? '']
    const before = await request({ file, modifiers: 'w_320' })
    const data = await sharp(await halves())
      .negate()
      .png()
      .toBuffer()
    const replaced = await payload.update({
      collection: 'media',
      id: media.id,
      data: {},
      file: { data, name: media.filename ?? '', mimetype: 'image/png', size: data.byteLength },
      overwriteExistingFiles: true,
      overrideAccess: true,
    })
    const after = await request({ file: [replaced.filename ?? ''], modifiers: 'w_320' })
    expect(replaced.hash).not.toBe(media.hash)
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'))
  })
})

it('serves an SVG unchanged', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h24v24z"></path></svg>'
  const media = await upload(Buffer.from(svg), `mark-${crypto.randomUUID()}.svg`, 'image/svg+xml')
  const response = await request({ file: [media.filename ?? ''], modifiers: 'w_320' })
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(await response.text()).toBe(svg)
})

describe('serveImage, rejecting', () => {
  it('responds 400 with the supported values for invalid modifiers', async () => {
    const response = await request({ modifiers: 'w_641' })
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(await response.json()).toMatchObject({
      status: 400,
      detail: expect.stringContaining('640'),
      instance: expect.stringMatching(/^\/_ipx\//),
      requestId: response.headers.get('x-request-id'),
    })
  })

  it.each([
    [['nowhere.png']],
    [['..', '..', 'etc', 'passwd']],
    [['../../../etc/passwd']],
    [['..%2f..%2fetc%2fpasswd']],
    [['..\\..\\etc\\passwd']],
    [['/etc/passwd']],
    [['https:', '', 'example.org', 'x.png']],
    [['https://example.org/x.png']],
    [['file:///etc/passwd']],
    [['photo.png\0']],
    [['.']],
    [['']],
    [[]],
    [['x'.repeat(300)]],
  ])('responds 404 for the file %j', async (file) => {
    const response = await request({ file })
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ title: 'Image not found' })
  })

  it('responds 404 for a file in the media folder without a media document', async () => {
    const stray = `stray-${crypto.randomUUID()}.png`
    await writeFile(path.join(env.MEDIA_DIR, stray), await halves())
    expect((await request({ file: [stray] })).status).toBe(404)
  })

  it('responds 404 for a symbolic link out of the media folder', async () => {
    const media = await upload(await halves(), `linked-${crypto.randomUUID()}.png`, 'image/png')
    const file = path.join(env.MEDIA_DIR, media.filename ?? '')
    await rm(file)
    await symlink('/etc/passwd', file)
    expect((await request({ file: [media.filename ?? ''] })).status).toBe(404)
  })
})

describe('serveImage with files in a bucket', () => {
  type Handler = NonNullable<Payload['collections']['media']['config']['upload']['handlers']>[number]
  const serveFrom = (handlers: Handler[]) => {
    payload.collections.media.config.upload.handlers = handlers
  }
  let original: Handler[] = []
  beforeEach(() => {
    original = payload.collections.media.config.upload.handlers ?? []
  })
  afterEach(() => serveFrom(original))

  it('reads an image from the bucket by its file name', async () => {
    const media = await upload(await halves(), `bucket-${crypto.randomUUID()}.png`, 'image/png')
    await rm(path.join(env.MEDIA_DIR, media.filename ?? ''))
    const requests: string[] = []
    const data = await halves()
    serveFrom([
      (_req, { params }) => {
        requests.push(`${params.collection}/${params.filename}`)
        return new Response(new Uint8Array(data))
      },
    ])
    const response = await request({ file: [media.filename ?? ''], modifiers: 'w_320' })
    expect(await measure(response)).toMatchObject({ status: 200, width: 320 })
    expect(requests).toEqual([`media/${media.filename}`])
  })

  it('responds 404 for an image that is missing in the bucket', async () => {
    const media = await upload(await halves(), `lost-${crypto.randomUUID()}.png`, 'image/png')
    serveFrom([() => new Response(null, { status: 404 })])
    expect((await request({ file: [media.filename ?? ''] })).status).toBe(404)
  })
})
