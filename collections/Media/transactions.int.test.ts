import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { commitTransaction, killTransaction, type Payload, type PayloadRequest } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Media } from '@/payload-types'
import { env } from '@/src/platform/env'
import { payloadInstance } from '@/src/platform/payload'
import { createImage, storedFilesNamed, noFilesStored, pngFile } from '@/src/testing/images'
import { type Company, createCompany, createPerson, type Person } from '@/src/testing/tenants'
import { transaction } from '@/src/testing/transaction'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

const stored = ({ filename }: Media) => readFile(path.join(env.MEDIA_DIR, filename ?? ''))

const replace = async (req: PayloadRequest, { id }: Media, name?: string) =>
  payload.update({
    collection: 'media',
    id,
    data: {},
    file: await pngFile(30, name),
    req,
    overrideAccess: true,
  })
const remove = (req: PayloadRequest, { id }: Media) =>
  payload.delete({ collection: 'media', id, req, overrideAccess: true })

describe('when a transaction is undone', () => {
  it('the file of an image that was made in it is gone', async () => {
    const name = `nooit-${randomUUID()}`
    await transaction(payload, killTransaction, async (req) => {
      const data = { tenant: company.tenant.id }
      const file = await pngFile(10, name)
      await payload.create({ collection: 'media', data, file, req, overrideAccess: true })
      expect(await storedFilesNamed(name)).toEqual([`${name}.png`])
    })
    expect(await storedFilesNamed(name)).toEqual([])
  })

  it('the file of an image that was removed in it is what it was', async () => {
    const image = await createImage(payload, company)
    const before = await stored(image)
    await transaction(payload, killTransaction, (req) => remove(req, image))
    expect(await stored(image)).toEqual(before)
    await noFilesStored()
  })

  it('the file of an image that was replaced in it is what it was, and the new one is gone', async () => {
    const image = await createImage(payload, company)
    const before = await stored(image)
    const name = `vervanger-${randomUUID()}`
    await transaction(payload, killTransaction, (req) => replace(req, image, name))
    expect([await stored(image), await storedFilesNamed(name)]).toEqual([before, []])
    await noFilesStored()
  })
})

describe('when a transaction is written', () => {
  it('a removed image leaves no file, a replaced one its new file only', async () => {
    const [gone, kept] = [await createImage(payload, company), await createImage(payload, company)]
    const name = `blijft-${randomUUID()}`
    await transaction(payload, commitTransaction, (req) => remove(req, gone))
    await transaction(payload, commitTransaction, (req) => replace(req, kept, name))
    for (const { filename } of [gone, kept]) expect(await storedFilesNamed(filename ?? '')).toEqual([])
    expect(await storedFilesNamed(name)).toEqual([`${name}.png`])
    await noFilesStored()
  })
})

describe('a replacement that is refused', () => {
  it('leaves the file what it was, and nothing beside it', async () => {
    const image = await createImage(payload, company)
    const before = await stored(image)
    const [stranger, file] = [await createPerson(payload), await pngFile(30)]
    const refused = (user: Person, data: Partial<Media>) =>
      payload.update({ collection: 'media', id: image.id, data, file, user, overrideAccess: false })
    await expect(refused(stranger, {})).rejects.toMatchObject({ status: 403 })
    const { tenant } = await createCompany(payload)
    await expect(refused(company.editor, { tenant: tenant.id })).rejects.toMatchObject({ status: 400 })
    expect([await stored(image), await storedFilesNamed(file.name)]).toEqual([before, []])
    await noFilesStored()
  })
})

it('one file replaces one image: several at once are refused, and keep theirs', async () => {
  const images = [await createImage(payload, company), await createImage(payload, company)]
  const before = await Promise.all(images.map(stored))
  const where = { id: { in: images.map(({ id }) => id) } }
  const file = await pngFile(30)
  await expect(
    payload.update({ collection: 'media', where, data: {}, file, overrideAccess: true }),
  ).rejects.toMatchObject({ status: 400 })
  expect(await Promise.all(images.map(stored))).toEqual(before)
})
