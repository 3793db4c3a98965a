import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { call, tokenOf } from '@/src/testing/api'
import { fileOf, formOf, pngFile, png } from '@/src/testing/images'
import { payloadRoute } from '@/src/testing/payload-route'
import { type Company, createCompany } from '@/src/testing/tenants'

let payload: Payload
let company: Company
let token: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  token = await tokenOf(payload, company.editor)
})

/** Folders in which nothing can be made, not even by root. */
const BROKEN = [
  ['cannot be written to', '/proc/self'],
  ['is gone', '/dev/null/media'],
] as const

/** Runs `work` with another folder for the files of the library. */
async function withFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const { upload } = payload.collections.media.config
  const { staticDir } = upload
  Object.assign(upload, { staticDir: folder })
  try {
    return await work()
  } finally {
    Object.assign(upload, { staticDir })
  }
}

const countImages = async () =>
  (
    await payload.count({
      collection: 'media',
      where: { tenant: { equals: company.tenant.id } },
      overrideAccess: true,
    })
  ).totalDocs

describe.each(BROKEN)('an upload while the media folder %s', (_, folder) => {
  it('is a 503 of both APIs that says what is wrong, and leaves no document', async () => {
    const body = () => png().then((bytes) => formOf({ file: fileOf(bytes), alt: 'Een vlak' }))
    const ours = await withFolder(folder, async () =>
      call('/api/admin/images', { rawBody: await body(), token }),
    )
    expect([ours.status, await ours.json()]).toEqual([
      503,
      expect.objectContaining({ detail: expect.stringContaining('Nothing was stored') as string }),
    ])
    const form = formOf({
      file: fileOf(await png()),
      _payload: JSON.stringify({ alt: 'Een vlak', tenant: company.tenant.id }),
    })
    const theirs = await withFolder(folder, () => payloadRoute('media', { method: 'POST', token, form }))
    expect([theirs.status, await theirs.text()]).toEqual([503, expect.stringContaining('Nothing was stored')])
    expect(await countImages()).toBe(0)
  })
})

it('Payload responds with 400 when it cannot write a file', async () => {
  const create = withFolder('/proc/self', async () =>
    payload.create({
      collection: 'media',
      data: { tenant: company.tenant.id },
      file: await pngFile(10),
      overrideAccess: true,
    }),
  )
  await expect(create).rejects.toMatchObject({ status: 400 })
})
