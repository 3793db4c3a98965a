import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Media } from '@/payload-types'
import { env } from '@/src/lib/env'
import { payloadInstance } from '@/src/payload'
import { createImage, filesKept, filesNamed, png } from '@/src/testing/images'
import { type Company, createCompany } from '@/src/testing/tenants'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

const stored = ({ filename }: Media) => readFile(path.join(env.MEDIA_DIR, filename ?? ''))

/** Runs `work` in a transaction that ends as `end` says. */
async function inTransaction(end: typeof commitTransaction, work: (req: PayloadRequest) => Promise<unknown>) {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  await work(req)
  await end(req)
}

const fileOf = async (width: number, name = `vlak-${randomUUID()}`) => {
  const data = await png(width, 10)
  return { data, name: `${name}.png`, mimetype: 'image/png', size: data.byteLength }
}
const replace = async (req: PayloadRequest, { id }: Media, name?: string) =>
  payload.update({
    collection: 'media',
    id,
    data: {},
    file: await fileOf(30, name),
    req,
    overrideAccess: true,
  })
const remove = (req: PayloadRequest, { id }: Media) =>
  payload.delete({ collection: 'media', id, req, overrideAccess: true })
const nothingKept = async () => {
  await expect.poll(filesKept).toEqual([])
}

describe('when a transaction is undone', () => {
  it('the file of an image that was made in it is gone', async () => {
    const name = `nooit-${randomUUID()}`
    await inTransaction(killTransaction, async (req) => {
      const data = { tenant: company.tenant.id }
      const file = await fileOf(10, name)
      await payload.create({ collection: 'media', data, file, req, overrideAccess: true })
      expect(await filesNamed(name)).toEqual([`${name}.png`])
    })
    expect(await filesNamed(name)).toEqual([])
  })

  it('the file of an image that was removed in it is what it was', async () => {
    const image = await createImage(payload, company)
    const before = await stored(image)
    await inTransaction(killTransaction, (req) => remove(req, image))
    expect(await stored(image)).toEqual(before)
    await nothingKept()
  })

  it('the file of an image that was replaced in it is what it was, and the new one is gone', async () => {
    const image = await createImage(payload, company)
    const before = await stored(image)
    const name = `vervanger-${randomUUID()}`
    await inTransaction(killTransaction, (req) => replace(req, image, name))
    expect([await stored(image), await filesNamed(name)]).toEqual([before, []])
    await nothingKept()
  })
})

describe('when a transaction is written', () => {
  it('a removed image leaves no file, a replaced one its new file only', async () => {
    const [gone, kept] = [await createImage(payload, company), await createImage(payload, company)]
    const name = `blijft-${randomUUID()}`
    await inTransaction(commitTransaction, (req) => remove(req, gone))
    await inTransaction(commitTransaction, (req) => replace(req, kept, name))
    for (const { filename } of [gone, kept]) expect(await filesNamed(filename ?? '')).toEqual([])
    expect(await filesNamed(name)).toEqual([`${name}.png`])
    await nothingKept()
  })
})

it('one file replaces one image: several at once are refused, and keep theirs', async () => {
  const images = [await createImage(payload, company), await createImage(payload, company)]
  const before = await Promise.all(images.map(stored))
  const where = { id: { in: images.map(({ id }) => id) } }
  const file = await fileOf(30)
  await expect(
    payload.update({ collection: 'media', where, data: {}, file, overrideAccess: true }),
  ).rejects.toMatchObject({ status: 400 })
  expect(await Promise.all(images.map(stored))).toEqual(before)
})
