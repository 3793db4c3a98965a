import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'

import { SVG_TYPE } from '@/src/features/media/rules/image-types'
import { payloadInstance } from '@/src/platform/payload'
import { type Company, createCompany } from '@/src/testing/tenants'
import { imageData } from './image-data'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

async function logo(size: string, inside: string) {
  const data = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`)
  return payload.create({
    collection: 'media',
    data: { tenant: company.tenant.id, alt: 'Merk' },
    file: { data, name: `merk-${randomUUID()}.svg`, mimetype: SVG_TYPE, size: data.byteLength },
    overrideAccess: true,
  })
}

describe('imageData', () => {
  it('rasterizes an SVG', async () => {
    const media = await logo('viewBox="0 0 24 12"', '<path d="M0 0h24v12z"/>')
    const url = await imageData(payload, media, { height: 48 })
    const [, base64 = ''] = /^data:image\/png;base64,(.+)$/.exec(url ?? '') ?? []
    expect(await sharp(Buffer.from(base64, 'base64')).metadata()).toMatchObject({ width: 96, height: 48 })
  })

  it('returns null for an SVG that cannot be rendered at the requested size', async () => {
    const media = await logo('viewBox="0 0 2000 1000"', '<path d="M0 0h2000v1000z"/>')
    expect(await imageData(payload, media, { height: 90_000 })).toBeNull()
  })
})
