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

describe('after a rollback', () => {
  it('the file of a created image is removed', async () => {
    const name = `nooit-${randomUUID()}`
    await transaction(payload, killTransaction, async (req) => {
      const data = { tenant: company.tenant.id }
      const file = await pngFile(10, name)
      await payload.create({ collection: 'media', data, file, req, overrideAccess: true })
      expect(await storedFilesNamed(name)).toEqual([`${name}.png`])
    })
    expect(await storedFilesNamed(name)).toEqual([])
  })

  it('the file of a deleted image is unchanged', async () => {
    const image = await createImage(payload, company)
    const before = await stored(image)
    await transaction(payload, killTransaction, (req) => remove(req, image))
    expect(await stored(image)).toEqual(before)
    await noFilesStored()
  })

  it('the replaced file of an image is unchanged, and the new one is removed', async () => {
    const image = await createImage(payload, company)
    const before = await stored(image)
    const name = `vervanger-${randomUUID()}`
    await transaction(payload, killTransaction, (req) => replace(req, image, name))
    expect([await stored(image), await storedFilesNamed(name)]).toEqual([before, []])
    await noFilesStored()
  })
})

describe('after a commit', () => {
  it('a deleted image has no file, and a replaced one its new file only', async () => {
    const [gone, kept] = [await createImage(payload, company), await createImage(payload, company)]
    const name = `blijft-${randomUUID()}`
    await transaction(payload, commitTransaction, (req) => remove(req, gone))
    await transaction(payload, commitTransaction, (req) => replace(req, kept, name))
    for (const { filename } of [gone, kept]) expect(await storedFilesNamed(filename ?? '')).toEqual([])
    expect(await storedFilesNamed(name)).toEqual([`${name}.png`])
    await noFilesStored()
  })
})

describe('a rejected replacement', () => {
  it('leaves the old file unchanged and no new one', async () => {
    const image = await createImage(payload, company)
    const before = await stored(image)
    const [stranger, file] = [await createPerson(payload), await pngFile(30)]
    const attempt = (user: Person, data: Partial<Media>) =>
      payload.update({ collection: 'media', id: image.id, data, file, user, overrideAccess: false })
    await expect(attempt(stranger, {})).rejects.toMatchObject({ status: 403 })
    const { tenant } = await createCompany(payload)
    await expect(attempt(company.editor, { tenant: tenant.id })).rejects.toMatchObject({ status: 400 })
    expect([await stored(image), await storedFilesNamed(file.name)]).toEqual([before, []])
    await noFilesStored()
  })
})

it('rejects replacing the files of several images at once, and keeps them', async () => {
  const images = [await createImage(payload, company), await createImage(payload, company)]
  const before = await Promise.all(images.map(stored))
  const where = { id: { in: images.map(({ id }) => id) } }
  const file = await pngFile(30)
  await expect(
    payload.update({ collection: 'media', where, data: {}, file, overrideAccess: true }),
  ).rejects.toMatchObject({ status: 400 })
  expect(await Promise.all(images.map(stored))).toEqual(before)
})
