import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'

import { GET, HEAD } from '@/src/app/(payload)/payload-api/[...slug]/route'
import { env } from '@/src/platform/env'
import { payloadInstance } from '@/src/platform/payload'
import { createImage } from '@/src/testing/images'
import { createCompany } from '@/src/testing/tenants'

const HOST = { host: 'localhost' }
const HANDLERS = { GET, HEAD }

it('responds to HEAD with the headers of the same GET', async () => {
  const payload = await payloadInstance()
  const { filename } = await createImage(payload, await createCompany(payload))
  const request = (method: keyof typeof HANDLERS, slug: string[]) =>
    HANDLERS[method](
      new Request(`http://localhost/payload-api/${slug.join('/')}`, { method, headers: HOST }),
      {
        params: Promise.resolve({ slug }),
      },
    )
  const file = ['media', 'file', filename ?? '']
  const get = await request('GET', file)
  const head = await request('HEAD', file)
  expect([head.status, await head.text()]).toEqual([200, ''])
  for (const name of ['content-type', 'content-length', 'cache-control', 'etag'])
    expect(head.headers.get(name), name).toBe(get.headers.get(name))
  expect(head.headers.get('content-length')).toBe(String((await get.arrayBuffer()).byteLength))
})

beforeAll(async () => {
  await mkdir(path.join(env.MEDIA_DIR, '.kept'), { recursive: true })
  for (const name of ['wees.png', '.kept/wees.png']) await writeFile(path.join(env.MEDIA_DIR, name), 'x')
})

it.each(['niets.png', 'wees.png', '.kept/wees.png', '.kept', '.', `${'a'.repeat(300)}.png`, 'a\u0000.png'])(
  'responds 404 for a file that does not exist or has no media document: %j',
  async (name) => {
    const file = `http://localhost/payload-api/media/file/${encodeURIComponent(name)}`
    const params = Promise.resolve({ slug: ['media', 'file', name] })
    const response = await GET(new Request(file, { headers: { ...HOST, 'accept-language': 'en' } }), {
      params,
    })
    const { errors } = await response.json()
    expect([response.status, errors]).toEqual([404, [{ message: 'Not Found' }]])
    const head = await HEAD(new Request(file, { method: 'HEAD', headers: HOST }), { params })
    expect([head.status, await head.text()]).toEqual([404, ''])
  },
)
