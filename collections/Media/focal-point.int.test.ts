import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { commitTransaction, killTransaction, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Media } from '@/payload-types'
import { env } from '@/src/platform/env'
import { payloadInstance } from '@/src/platform/payload'
import { createImage, storedFilesNamed, pngFile } from '@/src/testing/images'
import { restRequest } from '@/src/testing/rest'
import { type Company, createCompany } from '@/src/testing/tenants'
import { transaction } from '@/src/testing/transaction'
import { waitForLockWaiter } from '@/src/testing/wait-for-lock'

let payload: Payload
let company: Company
let other: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
})

const read = ({ id }: Media) => payload.findByID({ collection: 'media', id, overrideAccess: true })
/** Changes when the file is written again, even with the same bytes. */
const writtenAt = async ({ filename }: Media) =>
  (await stat(path.join(env.MEDIA_DIR, filename ?? ''), { bigint: true })).mtimeNs
const focus = 'uploadEdits[focalPoint][x]=10&uploadEdits[focalPoint][y]=90'
const crop =
  'uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[widthInPixels]=5&uploadEdits[heightInPixels]=5'

describe('the panel’s focal point and crop of an image', () => {
  it('set the focal point and leave the file unchanged', async () => {
    const image = await createImage(payload, company)
    const before = await writtenAt(image)
    for (const query of [focus, crop, `${crop}&${focus}`, 'uploadEdits=x', 'uploadEdits[focalPoint]=x']) {
      const body = { focalX: 50, focalY: 50 }
      const { status } = await restRequest(payload, company.editor, 'PATCH', `media/${image.id}?${query}`, {
        body,
      })
      expect([query, status]).toEqual([query, 200])
      const { focalX, focalY } = await read(image)
      expect([query, focalX, focalY]).toEqual(query.includes(focus) ? [query, 10, 90] : [query, 50, 50])
    }
    const where = `where[id][equals]=${image.id}`
    expect(
      (await restRequest(payload, company.editor, 'PATCH', `media?${where}&${focus}`, { body: {} })).status,
    ).toBe(200)
    expect(await read(image)).toMatchObject({ focalX: 10, focalY: 90, width: 40, filename: image.filename })
    expect(await writtenAt(image)).toBe(before)
  })

  it('are limited to 0–100, in whole percents', async () => {
    const image = await createImage(payload, company)
    const query = 'uploadEdits[focalPoint][x]=-3&uploadEdits[focalPoint][y]=1e9'
    await restRequest(payload, company.editor, 'PATCH', `media/${image.id}?${query}`, { body: {} })
    expect(await read(image)).toMatchObject({ focalX: 0, focalY: 100 })
  })

  it('are rejected from a viewer and another tenant, and leave the file unchanged', async () => {
    const image = await createImage(payload, company)
    const before = await writtenAt(image)
    for (const person of [company.viewer, other.admin, null]) {
      const { status } = await restRequest(payload, person, 'PATCH', `media/${image.id}?${focus}`, {
        body: {},
      })
      expect([403, 404]).toContain(status)
    }
    expect([await writtenAt(image), (await read(image)).focalX]).toEqual([before, 50])
  })

  it('leave the file unchanged when the transaction rolls back', async () => {
    const image = await createImage(payload, company)
    const before = await writtenAt(image)
    const uploadEdits = { focalPoint: { x: 10, y: 90 } }
    await transaction(payload, killTransaction, async (req) => {
      req.query = { uploadEdits }
      await payload.update({ collection: 'media', id: image.id, data: {}, req, overrideAccess: true })
    })
    expect([await writtenAt(image), (await read(image)).focalX]).toEqual([before, 50])
  })

  it('do not restore a file that a concurrent update replaces', async () => {
    const image = await createImage(payload, company)
    const file = await pngFile(30, `vervanger-${randomUUID()}`)
    const { moved } = await transaction(payload, commitTransaction, async (req) => {
      await payload.update({ collection: 'media', id: image.id, data: {}, file, req, overrideAccess: true })
      const moved = restRequest(payload, company.editor, 'PATCH', `media/${image.id}?${focus}`, { body: {} })
      await waitForLockWaiter(payload)
      return { moved }
    })
    expect((await moved).status).toBe(200)
    expect(await read(image)).toMatchObject({ filename: file.name, focalX: 10, width: 30 })
    expect([await storedFilesNamed(image.filename ?? ''), await storedFilesNamed(file.name)]).toEqual([
      [],
      [file.name],
    ])
  })
})

describe('changing the fields of an image', () => {
  it.each([
    ['one image', () => ''],
    ['many images', ({ id }: Media) => `where[id][equals]=${id}`],
  ])('keeps the file of a concurrent replacement (%s)', async (_, where) => {
    const image = await createImage(payload, company)
    const file = await pngFile(30, `vervanger-${randomUUID()}`)
    const { changed } = await transaction(payload, commitTransaction, async (req) => {
      await payload.update({ collection: 'media', id: image.id, data: {}, file, req, overrideAccess: true })
      const target = where(image) ? `media?${where(image)}` : `media/${image.id}`
      const changed = restRequest(payload, company.editor, 'PATCH', target, { body: { credit: 'Studio' } })
      await waitForLockWaiter(payload)
      return { changed }
    })
    expect((await changed).status).toBe(200)
    const { hash } = await read(image)
    expect(await read(image)).toMatchObject({ filename: file.name, credit: 'Studio', width: 30, ratio: 3 })
    expect([hash !== image.hash, await storedFilesNamed(file.name)]).toEqual([true, [file.name]])
  })

  it('cannot rename its file', async () => {
    const image = await createImage(payload, company)
    const body = { filename: `anders-${randomUUID()}.png`, url: '/payload-api/media/file/x.png' }
    expect((await restRequest(payload, company.editor, 'PATCH', `media/${image.id}`, { body })).status).toBe(
      200,
    )
    expect(await read(image)).toMatchObject({ filename: image.filename, url: image.url })
  })
})
