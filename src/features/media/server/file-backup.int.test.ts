import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { env } from '@/src/platform/env'
import { payloadInstance } from '@/src/platform/payload'
import { createImage, storedFiles, storedFilesNamed } from '@/src/testing/images'
import { type Company, createCompany } from '@/src/testing/tenants'
import { DAY_MS } from '@/src/lib/durations'
import { backUpFile, restoreAbandonedBackups } from './file-backup'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

const inTwoDays = () => new Date(Date.now() + 2 * DAY_MS)
const pathOf = (filename: string) => path.join(env.MEDIA_DIR, filename)

/** An image whose file is held, as by a process that is killed before its transaction ends. */
async function heldImage() {
  const { id, filename } = await createImage(payload, company)
  const file = pathOf(filename ?? '')
  const bytes = await readFile(file)
  expect(await backUpFile(filename ?? '')).not.toBeNull()
  return { id, filename: filename ?? '', file, bytes }
}

describe('what a killed process held', () => {
  it('is given back to an image that misses it, or has half of another', async () => {
    const [missing, broken, whole] = [await heldImage(), await heldImage(), await heldImage()]
    await rm(missing.file)
    await rm(broken.file)
    await writeFile(broken.file, broken.bytes.subarray(0, 10))
    await restoreAbandonedBackups(payload, inTwoDays())
    for (const { file, bytes } of [missing, broken, whole]) expect(await readFile(file)).toEqual(bytes)
    expect(await storedFiles()).toEqual([])
  })

  it('is gone when the image is, or when nothing tells whose it was', async () => {
    const { id, filename } = await heldImage()
    await payload.delete({ collection: 'media', id, overrideAccess: true })
    await mkdir(pathOf('.kept'), { recursive: true })
    await writeFile(pathOf('.kept/7f1c9a52-0000-4000-8000-000000000000'), 'a file without its name')
    await restoreAbandonedBackups(payload, inTwoDays())
    expect([await storedFilesNamed(filename), await storedFiles()]).toEqual([[], []])
  })

  it('is left alone while its transaction may still end', async () => {
    await heldImage()
    await restoreAbandonedBackups(payload, new Date())
    expect(await storedFiles()).toHaveLength(1)
    await restoreAbandonedBackups(payload, inTwoDays())
  })
})
