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

/** An image with an abandoned backup, as of a process that is killed before its transaction ends. */
async function backedUpImage() {
  const { id, filename } = await createImage(payload, company)
  const file = pathOf(filename ?? '')
  const bytes = await readFile(file)
  expect(await backUpFile(filename ?? '')).not.toBeNull()
  return { id, filename: filename ?? '', file, bytes }
}

describe('restoreAbandonedBackups', () => {
  it('restores the file of an image that lost it or has a truncated one', async () => {
    const [missing, broken, whole] = [await backedUpImage(), await backedUpImage(), await backedUpImage()]
    await rm(missing.file)
    await rm(broken.file)
    await writeFile(broken.file, broken.bytes.subarray(0, 10))
    await restoreAbandonedBackups(payload, inTwoDays())
    for (const { file, bytes } of [missing, broken, whole]) expect(await readFile(file)).toEqual(bytes)
    expect(await storedFiles()).toEqual([])
  })

  it('removes a backup whose image is deleted or unknown', async () => {
    const { id, filename } = await backedUpImage()
    await payload.delete({ collection: 'media', id, overrideAccess: true })
    await mkdir(pathOf('.kept'), { recursive: true })
    await writeFile(pathOf('.kept/7f1c9a52-0000-4000-8000-000000000000'), 'a file without its name')
    await restoreAbandonedBackups(payload, inTwoDays())
    expect([await storedFilesNamed(filename), await storedFiles()]).toEqual([[], []])
  })

  it('keeps a backup whose transaction may still end', async () => {
    await backedUpImage()
    await restoreAbandonedBackups(payload, new Date())
    expect(await storedFiles()).toHaveLength(1)
    await restoreAbandonedBackups(payload, inTwoDays())
  })
})
