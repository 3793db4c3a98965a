import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { dataOf } from '@/src/api/core/schemas'
import { env } from '@/src/platform/env'
import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { fileOf, formOf, pngFile, solidImage } from '@/src/testing/images'
import { type Company, createCompany } from '@/src/testing/tenants'
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

async function upload(data: Buffer, name: string, type: string) {
  const response = await call(IMAGES, { rawBody: formOf({ file: fileOf(data, name, type) }), token })
  return (await bodyAs(response, dataOf(libraryImage))).data
}

describe('a file that is in the library already', () => {
  const foundBy = async (bytes: Buffer, asked = token) => {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const response = await call(`${IMAGES}?sha256=${sha256}`, { token: asked })
    const { data } = z.object({ data: z.array(z.object({ id: z.string() })) }).parse(await response.json())
    return data.map(({ id }) => id)
  }
  const photo = async () => {
    const name = randomUUID()
    const sent = await solidImage()
      .withExif({ IFD0: { Artist: name } })
      .jpeg()
      .toBuffer()
    const { id, filename } = await upload(sent, `${name}.jpg`, 'image/jpeg')
    return { id, sent, kept: await readFile(path.join(env.MEDIA_DIR, filename)) }
  }

  it('is found by the hash of what was sent, and of what is stored without metadata', async () => {
    const { id, sent, kept } = await photo()
    expect(kept.equals(sent)).toBe(false)
    expect([await foundBy(sent), await foundBy(kept)]).toEqual([[id], [id]])
    expect(await foundBy(Buffer.from(id))).toEqual([])
  })

  it('is stored once more where it is uploaded all the same', async () => {
    const { id, sent } = await photo()
    const again = await upload(sent, 'nog-eens.jpg', 'image/jpeg')
    expect(await foundBy(sent)).toEqual([again.id, id])
  })

  it('is found by its new content alone after its file was replaced', async () => {
    const { id, sent } = await photo()
    const file = await pngFile(31)
    await payload.update({ collection: 'media', id, data: {}, file, overrideAccess: true })
    expect([await foundBy(sent), (await foundBy(file.data)).includes(id)]).toEqual([[], true])
  })

  it('is not found in another tenant, nor by somebody without an account', async () => {
    const { sent } = await photo()
    const other = await createCompany(payload)
    expect(await foundBy(sent, await tokenOf(payload, other.editor))).toEqual([])
    expect((await call(`${IMAGES}?sha256=${'0'.repeat(64)}`)).status).toBe(401)
    expect((await call(`${IMAGES}?sha256=abc`, { token })).status).toBe(422)
  })
})
