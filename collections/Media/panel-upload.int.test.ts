import { createHash, randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import type { Payload } from 'payload'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { env } from '@/src/platform/env'
import { rateLimits } from '@/src/platform/rate-limit/rate-limits'
import { UPLOAD_LIMITS } from '@/src/platform/rate-limit/uploads'
import { payloadInstance } from '@/src/platform/payload'
import { tokenOf } from '@/src/testing/api'
import { createImage, fileOf, formOf, png, solidImage } from '@/src/testing/images'
import { payloadRoute } from '@/src/testing/payload-route'
import { type Company, createCompany, type Person } from '@/src/testing/tenants'
import { removeTemporaryFolders, temporaryFolder } from '@/src/testing/temporary-folder'
import { slotsOf } from '@/src/upstream/payload/database/transaction-slots'

let payload: Payload
let company: Company
let other: Company
let tempFileDir: string | undefined

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
  tempFileDir = payload.config.upload.tempFileDir
  for (const person of [company.admin, company.editor, company.viewer, other.editor])
    tokens.set(person.id, await tokenOf(payload, person))
})

type Sent = { method?: 'PATCH' | 'POST'; person?: Person | null; data?: object }

/** Each signs in once, which takes a turn. */
const tokens = new Map<string, string>()

async function send(path: string, file: File, { method = 'POST', person = company.editor, data }: Sent = {}) {
  const sent = data ?? (method === 'POST' ? { tenant: company.tenant.id } : {})
  const form = formOf({ file, _payload: JSON.stringify(sent) })
  const token = person && tokens.get(person.id)
  const response = await payloadRoute(path, { method, form, ...(token && { token }) })
  return { status: response.status, text: await response.text() }
}

const broken = () => fileOf('no image at all', `stuk-${randomUUID()}.png`)

/** What is rejected is not kept either. */
describe('while all turns for transactions are taken', () => {
  let held: (number | string | null)[]
  let folder: string
  beforeEach(async () => {
    folder = await temporaryFolder()
    Object.assign(payload.config.upload, { tempFileDir: folder })
    const turns = Array.from({ length: slotsOf(env.DATABASE_POOL_MAX) }, () => payload.db.beginTransaction())
    held = await Promise.all(turns)
  })
  afterEach(async () => {
    await Promise.all(held.map((id) => payload.db.rollbackTransaction(id ?? '')))
    Object.assign(payload.config.upload, { tempFileDir })
    await removeTemporaryFolders()
  })

  it('a file that is no image is rejected without waiting for one', async () => {
    expect((await send('media', broken())).status).toBe(415)
    expect((await send(`media/${randomUUID()}`, broken(), { method: 'PATCH' })).status).toBe(415)
    expect(await readdir(folder)).toEqual([])
  })

  it('a file of somebody who may not store it is rejected too', async () => {
    const file = fileOf(await png())
    expect((await send('media', file, { person: company.viewer })).status).toBe(403)
    expect((await send('media', file, { person: null })).status).toBe(401)
    expect(await readdir(folder)).toEqual([])
  })
})

describe('an image that the panel uploads', () => {
  const named = () => fileOf(Buffer.alloc(0), `vlak-${randomUUID()}.png`)

  it('is stored with its description, in the language of the request', async () => {
    const bytes = await png(60, 20)
    const file = new File([new Uint8Array(bytes)], named().name, { type: 'image/png' })
    const { status, text } = await send('media?locale=en&depth=0', file)
    expect([status, JSON.parse(text)]).toMatchObject([201, { doc: { ratio: 3, tenant: company.tenant.id } }])
    const { doc } = JSON.parse(text) as { doc: { id: string } }
    const hidden = { collection: 'media', id: doc.id, showHiddenFields: true, overrideAccess: true } as const
    const stored = await payload.findByID(hidden)
    expect(stored).toMatchObject({ width: 60, dominantColor: expect.stringMatching(/^#f/) as string })
    expect(stored.hash).toHaveLength(createHash('sha256').digest('hex').length)
  })

  it('gets the credit that its file names, only where the field is empty', async () => {
    const credited = async (name: string) =>
      fileOf(
        await solidImage(20)
          .withExif({ IFD0: { Artist: name } })
          .jpeg()
          .toBuffer(),
        'foto.jpg',
        'image/jpeg',
      )
    const made = await send('media?depth=0', await credited('Noor'))
    const { doc } = JSON.parse(made.text) as { doc: { id: string; credit: string } }
    expect(doc.credit).toBe('Noor')
    const replace = async (data: object) => {
      const answer = await send(`media/${doc.id}`, await credited('Piet'), { method: 'PATCH', data })
      return (JSON.parse(answer.text) as { doc: { credit: string } }).doc.credit
    }
    expect(await replace({})).toBe('Noor')
    expect(await replace({ credit: 'Studio' })).toBe('Studio')
    expect(await replace({ credit: '' })).toBe('Piet')
  })

  it('replaces the file of another', async () => {
    const image = await createImage(payload, company)
    const { status, text } = await send(`media/${image.id}`, fileOf(await png(90, 30), 'nieuw.png'), {
      method: 'PATCH',
    })
    expect([status, JSON.parse(text)]).toMatchObject([200, { doc: { id: image.id, width: 90, ratio: 3 } }])
  })

  it('is rejected in, and for an image of, another tenant', async () => {
    const image = await createImage(payload, company)
    const file = fileOf(await png())
    const foreign = { person: other.editor }
    expect((await send('media', file, foreign)).status).toBe(403)
    expect((await send(`media/${image.id}`, file, { ...foreign, method: 'PATCH' })).status).toBe(403)
    const read = { collection: 'media', id: image.id, overrideAccess: true } as const
    expect((await payload.findByID(read)).hash).toBe(image.hash)
  })

  it('does not come with a duplicate, which keeps the file of the original', async () => {
    const image = await createImage(payload, company)
    const { status, text } = await send(`media/${image.id}/duplicate`, broken())
    expect([status, text]).toEqual([400, expect.stringContaining('A duplicate keeps the file')])
  })

  it('is counted, per account and minute', async () => {
    const { points } = UPLOAD_LIMITS.uploads
    for (let sent = 1; sent < points; sent += 1)
      await rateLimits().count(UPLOAD_LIMITS.uploads, company.admin.id)
    const { admin: person } = company
    expect((await send('media', broken(), { person })).status).toBe(415)
    expect((await send('media', broken(), { person })).status).toBe(429)
    expect((await send('media', broken())).status).toBe(415)
  })
})
