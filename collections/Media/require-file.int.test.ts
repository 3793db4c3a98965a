import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { createImage } from '@/src/testing/images'
import { restRequest } from '@/src/testing/rest'
import { type Company, createCompany, createPerson, type Person } from '@/src/testing/tenants'

let payload: Payload
let company: Company
let other: Company
let superAdmin: Person

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
  superAdmin = await createPerson(payload, { superAdmin: true })
})

/** Data that make Payload fetch a file, and none. */
const SOURCES = [
  { filename: 'x.svg', url: 'http://127.0.0.1:9/x.svg', mimeType: 'image/svg+xml' },
  { filename: 'x.svg', url: '/payload-api/media/file/x.svg', mimeType: 'image/svg+xml' },
  {},
]
const QUERIES = ['', '?uploadEdits[widthInPixels]=10', '?uploadEdits[focalPoint][x]=10']

const total = async () => (await payload.count({ collection: 'media', overrideAccess: true })).totalDocs
const send = (person: Person | null, path: string, body: object) =>
  restRequest(payload, person, 'POST', path, { body })

describe('an image without a file', () => {
  it('is not fetched from a URL, for any role', async () => {
    const before = await total()
    const tenant = company.tenant.id
    for (const person of [company.editor, company.admin, superAdmin])
      for (const query of QUERIES)
        for (const source of SOURCES) {
          const { status, text } = await send(person, `media${query}`, { tenant, ...source })
          expect([status, text]).toEqual([400, expect.stringContaining('No files were uploaded')])
        }
    expect(await total()).toBe(before)
  })

  it('cannot be created by an account without permission', async () => {
    const before = await total()
    const tenant = company.tenant.id
    const named = { tenant, ...SOURCES[0], alt: 'x' }
    for (const person of [company.viewer, await createPerson(payload), null])
      expect((await send(person, 'media', named)).status).toBe(403)
    expect((await send(other.admin, 'media', named)).status).toBe(400)
    expect(await total()).toBe(before)
  })

  it('can be created by duplicating, only with the file of the original', async () => {
    const image = await createImage(payload, company)
    for (const source of SOURCES.slice(0, 2)) {
      const { status, text } = await send(company.editor, `media/${image.id}/duplicate`, source)
      expect([status, text]).toEqual([400, expect.stringContaining('do not send another or a URL')])
    }
    const { status, text } = await send(company.editor, `media/${image.id}/duplicate`, {})
    expect(status).toBe(200)
    const { doc } = JSON.parse(text) as { doc: { id: string; hash?: string; filename: string } }
    const copy = await payload.findByID({ collection: 'media', id: doc.id, overrideAccess: true })
    expect(copy).toMatchObject({ hash: image.hash, filesize: image.filesize })
    expect(copy.filename).not.toBe(image.filename)
  })
})
