import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'

import type { Media } from '@/payload-types'
import { IMAGE_WIDTHS } from '@/src/features/media/rules/image-address'
import { payloadInstance } from '@/src/platform/payload'
import { createImage } from '@/src/testing/images'
import { type Company, createCompany } from '@/src/testing/tenants'
import { imageQueue } from './image-queue'
import { signedImagePath } from './image-signature'
import { renderImage } from './render-image'
import { serveImage, type ImageRequest } from './serve-image'

let payload: Payload
let company: Company
let photo: Media

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  photo = await createImage(payload, company)
})

const request = ({
  modifiers,
  file = [photo.filename ?? ''],
  signature = null,
  client = '192.0.2.1',
}: Partial<ImageRequest> & { modifiers: string }) =>
  serveImage(payload, {
    modifiers,
    file,
    version: null,
    signature,
    client,
    url: `http://kade.test/_ipx/${modifiers}/${file.join('/')}`,
    headers: new Headers(),
  })

async function signatureOf(modifiers: string): Promise<string | null> {
  const signed = await signedImagePath(payload, photo.filename ?? '', modifiers)
  if (!signed.ok) throw new Error(signed.problem)
  return new URL(signed.path, 'http://kade.test').searchParams.get('s')
}

it.each(['s_320x320', 'h_200', 'w_320,q_60', 'f_png', 'w_320,fit_inside', 'w_320,b_00ff00'])(
  'responds 400 for %s, which the site does not use, unless it is signed for that image',
  async (modifiers) => {
    const other = await createImage(payload, company)
    const signature = await signatureOf(modifiers)
    const refused = [null, '', 'x'.repeat(22), await signatureOf('w_640,q_60')]
    for (const wrong of refused) expect((await request({ modifiers, signature: wrong })).status).toBe(400)
    const elsewhere = await request({ modifiers, signature, file: [other.filename ?? ''] })
    expect(elsewhere.status).toBe(400)
    expect((await request({ modifiers, signature })).status).toBe(200)
  },
)

it('responds 429 to a client that waits for too many images, and serves others meanwhile', async () => {
  const names: string[] = []
  for (let count = 0; count < 3; count += 1) {
    const { filename } = await createImage(payload, company)
    names.push(filename ?? '')
  }
  const forms = IMAGE_WIDTHS.flatMap((width) =>
    ['webp', 'jpeg', 'avif'].map((format) => `w_${width},f_${format}`),
  )
  // No image is rendered before enough wait, however fast that goes.
  const held = Promise.withResolvers<void>()
  const holding = Array.from({ length: availableParallelism() }, (_, index) =>
    imageQueue().run(`holder ${index}`, randomUUID(), () => held.promise),
  )
  const all = names.flatMap((name) =>
    forms.map((modifiers) => request({ file: [name], modifiers, client: '192.0.2.66' })),
  )
  const rejected = await Promise.race(all)
  expect(rejected.status).toBe(429)
  expect(rejected.headers.get('retry-after')).toBe('5')
  expect(rejected.headers.get('cache-control')).toBe('no-store')
  held.resolve()
  const other = await request({ modifiers: 'w_768', client: '192.0.2.7' })
  expect(other.status).toBe(200)
  const responses = await Promise.all(all)
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 429]))
  await Promise.all(holding)
})

it('prints no signed path for an unknown image or form', async () => {
  expect(await signedImagePath(payload, 'nowhere.png', 's_320x320')).toMatchObject({ ok: false })
  expect(await signedImagePath(payload, photo.filename ?? '', 'w_641')).toMatchObject({ ok: false })
})

it('bounds the area of an image, whatever the shape of the original', async () => {
  const data = await sharp({ create: { width: 400, height: 30_000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  for (const [format, largest] of [
    ['webp', 3072],
    ['avif', 1536],
  ] as const)
    for (const side of [
      { width: 320, height: null },
      { width: null, height: 3072 },
      { width: null, height: null },
    ]) {
      const rendering = { format, fit: 'cover', quality: null, background: null, ...side } as const
      const { width, height } = await sharp(await renderImage(data, rendering)).metadata()
      expect(width * height).toBeLessThanOrEqual(1.5 * largest ** 2)
      expect(Math.max(width, height)).toBeLessThanOrEqual(16_383)
    }
})
