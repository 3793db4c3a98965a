import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { tokenOf } from '@/src/testing/api'
import { createImage } from '@/src/testing/images'
import { payloadRoute } from '@/src/testing/payload-route'
import { type Company, createCompany } from '@/src/testing/tenants'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4"/></svg>'

let payload: Payload
let company: Company
let drawing: string
let photo: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  photo = (await createImage(payload, company)).filename ?? ''
  const data = Buffer.from(SVG)
  const { filename } = await payload.create({
    collection: 'media',
    locale: 'nl',
    data: { alt: 'Een vlak', tenant: company.tenant.id },
    file: { data, name: `vlak-${randomUUID()}.svg`, mimetype: 'image/svg+xml', size: data.byteLength },
    overrideAccess: true,
  })
  drawing = filename ?? ''
})

const policyOf = ({ headers }: Response) => [
  headers.get('content-security-policy'),
  headers.get('x-content-type-options'),
]
const SANDBOXED = [
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'",
  'nosniff',
]
const DATA = ["default-src 'none'; sandbox; frame-ancestors 'none'", 'nosniff']

describe('a file of the library', () => {
  it.each([
    ['complete', {}, 200],
    ['in part', { range: 'bytes=0-9' }, 206],
    ['with a range that it does not have', { range: 'bytes=9999999-' }, 416],
  ])('is sandboxed %s', async (_, headers, status) => {
    for (const name of [drawing, photo]) {
      const response = await payloadRoute(`media/file/${name}`, { headers })
      expect([response.status, ...policyOf(response)]).toEqual([status, ...SANDBOXED])
      await response.body?.cancel()
    }
  })

  it('is sandboxed for HEAD and as an error', async () => {
    const head = await payloadRoute(`media/file/${drawing}`, { method: 'HEAD' })
    const missing = await payloadRoute('media/file/none.svg')
    expect([head.status, ...policyOf(head)]).toEqual([200, ...SANDBOXED])
    expect([missing.status, ...policyOf(missing)]).toEqual([404, ...SANDBOXED])
    expect(missing.headers.get('cache-control')).toBe('private, no-store')
  })

  it('is downloaded when it is opened by itself, unless it is a picture of pixels', async () => {
    const at = async (name: string) => {
      const { headers } = await payloadRoute(`media/file/${name}`, { method: 'HEAD' })
      return [headers.get('content-disposition'), headers.get('cache-control')]
    }
    expect(await at(drawing)).toEqual(['attachment', 'public, max-age=86400'])
    expect(await at(photo)).toEqual(['inline', 'public, max-age=86400'])
  })
})

describe('data of Payload’s API', () => {
  it.each([
    ['a list', 'pages?limit=1', 200],
    ['a document that does not exist', `pages/${randomUUID()}`, 404],
    ['a path that does not exist', 'nothing/at/all', 404],
    ['the own account', 'users/me', 200],
  ])('is not cached, framed or run: %s', async (_, path, status) => {
    const response = await payloadRoute(path, { token: await tokenOf(payload, company.editor) })
    expect([response.status, ...policyOf(response)]).toEqual([status, ...DATA])
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })
})
