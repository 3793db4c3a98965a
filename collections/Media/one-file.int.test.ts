import { randomUUID } from 'node:crypto'
import { commitTransaction, killTransaction, type Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import type { Media } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { createImage, storedFilesNamed, noFilesStored, pngFile } from '@/src/testing/images'
import { type Company, createCompany } from '@/src/testing/tenants'
import { transaction } from '@/src/testing/transaction'
import { waitForLockWaiter } from '@/src/testing/wait-for-lock'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

/** Deletes an image while the transaction that replaces its file by one called `name` is still open. */
async function removedDuringReplacement({ id }: Media, end: typeof commitTransaction, name: string) {
  const file = await pngFile(30, name)
  const { removal } = await transaction(payload, end, async (req) => {
    await payload.update({ collection: 'media', id, data: {}, file, req, overrideAccess: true })
    const removal = payload.delete({ collection: 'media', id, overrideAccess: true })
    await waitForLockWaiter(payload)
    return { removal }
  })
  await removal
}

it.each([
  ['rolled back', killTransaction],
  ['committed', commitTransaction],
])('leaves no file when an image is deleted while its replacement is %s', async (_, end) => {
  const image = await createImage(payload, company)
  const name = `vervanger-${randomUUID()}`
  await removedDuringReplacement(image, end, name)
  expect([await storedFilesNamed(image.filename ?? ''), await storedFilesNamed(name)]).toEqual([[], []])
  await noFilesStored()
})

it('keeps one file after two concurrent replacements', async () => {
  const image = await createImage(payload, company)
  const files = [await pngFile(30), await pngFile(31)]
  const target = { collection: 'media', id: image.id, data: {}, overrideAccess: true } as const
  await Promise.all(files.map((file) => payload.update({ ...target, file })))
  const { filename } = await payload.findByID({ collection: 'media', id: image.id, overrideAccess: true })
  const left = await Promise.all(
    [image.filename ?? '', ...files.map(({ name }) => name)].map(storedFilesNamed),
  )
  expect(left.flat()).toEqual([filename])
  await noFilesStored()
})
