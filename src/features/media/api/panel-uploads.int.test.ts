import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { tokenOf } from '@/src/testing/api'
import { fileOf, formOf, png } from '@/src/testing/images'
import { callPanel } from '@/src/testing/panel-api'
import { type Company, createCompany, type Person } from '@/src/testing/tenants'

let payload: Payload
let company: Company
let other: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
})

const IMAGES = '/api/admin/images'

const upload = async (person: Person, { tenant }: Company, name = `${randomUUID()}.png`) =>
  callPanel(IMAGES, {
    rawBody: formOf({ file: fileOf(await png(), name) }),
    token: await tokenOf(payload, person),
    tenant: tenant.id,
  })

const total = async ({ tenant }: Company) => {
  const where = { tenant: { equals: tenant.id } }
  return (await payload.count({ collection: 'media', where, overrideAccess: true })).totalDocs
}

describe('uploading from the list of images', () => {
  it('stores each image in the tenant that it is for', async () => {
    const before = await total(company)
    const responses = await Promise.all([1, 2, 3].map(() => upload(company.editor, company)))
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await total(company)).toBe(before + 3)
  })

  it('is denied to viewers, and in the library of another tenant', async () => {
    const before = [await total(company), await total(other)]
    expect((await upload(company.viewer, company)).status).toBe(403)
    expect([403, 404]).toContain((await upload(other.editor, company)).status)
    expect([403, 404]).toContain((await upload(company.editor, other)).status)
    expect([await total(company), await total(other)]).toEqual(before)
  })

  it('keeps two files of one name apart', async () => {
    const name = `plaat-${randomUUID()}.png`
    const names = await Promise.all(
      [1, 2].map(async () => {
        const response = await upload(company.editor, company, name)
        return ((await response.json()) as { data: { filename: string } }).data.filename
      }),
    )
    expect(new Set(names).size).toBe(2)
  })
})
