import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { ConsentText } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { createConsentTexts } from '@/src/testing/consent'
import { createCompany } from '@/src/testing/tenants'

let payload: Payload

beforeAll(async () => {
  payload = await payloadInstance()
})

async function written(data: Partial<ConsentText> = {}) {
  const company = await createCompany(payload)
  const { id } = await createConsentTexts(payload, company, data)
  const change = (changed: Partial<ConsentText>) =>
    payload.update({
      collection: 'consent-texts',
      id,
      locale: 'nl',
      data: changed,
      user: company.admin,
      overrideAccess: false,
    })
  return { company, change }
}

describe('the version of the consent texts', () => {
  it('can be raised, and is unchanged when other fields change', async () => {
    const { change } = await written({ version: 2 })
    expect((await change({ title: 'Anders' })).version).toBe(2)
    expect((await change({ version: 3 })).version).toBe(3)
  })

  it('cannot be lowered, not even by an admin', async () => {
    const { change } = await written({ version: 3 })
    await expect(change({ version: 2 })).rejects.toMatchObject({ data: { errors: [{ path: 'version' }] } })
    expect((await change({ version: 3 })).version).toBe(3)
  })

  it.each([0, -1, 1.5])('must be a positive integer, not %d', async (version) => {
    await expect(written({ version })).rejects.toMatchObject({ data: { errors: [{ path: 'version' }] } })
  })
})

describe('the information tab', () => {
  it.each([0, 4, 6])('must have five paragraphs, not %d', async (length) => {
    const paragraphs = Array.from({ length }, () => ({ text: 'Tekst' }))
    await expect(written({ information: { tab: 'Meer', paragraphs } })).rejects.toMatchObject({
      data: { errors: [{ path: 'information.paragraphs' }] },
    })
  })
})

describe('the consent texts of a tenant', () => {
  it('are one document, which editors cannot change', async () => {
    const { company } = await written()
    await expect(
      payload.update({
        collection: 'consent-texts',
        where: { tenant: { equals: company.tenant.id } },
        data: { version: 9 },
        user: company.editor,
        overrideAccess: false,
      }),
    ).rejects.toThrow()
  })
})
