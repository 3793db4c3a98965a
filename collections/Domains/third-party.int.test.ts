import { ValidationError, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Domain } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { type Company, createCompany, type Person } from '@/src/testing/tenants'

let payload: Payload
let company: Company
let other: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
})

const save = (data: Partial<Domain>, user: Person = company.admin) =>
  payload.update({ collection: 'domains', id: company.domain.id, data, user, overrideAccess: false })

/** The paths of the fields that a save is refused for. */
const refused = (data: Partial<Domain>): Promise<string[]> =>
  save(data).then(
    () => [],
    (error: unknown) => {
      if (!(error instanceof ValidationError)) throw error
      return error.data.errors.map(({ path }) => path)
    },
  )

describe('what a domain loads of others', () => {
  it('is saved as it was given', async () => {
    const data = {
      tagManagerId: 'GTM-AB12CD3',
      sessionRecordingProvider: 'hotjar',
      sessionRecordingId: '1234567',
      allowedHosts: [{ host: '*.google-analytics.com' }],
    } as const
    const saved = await save({ ...data, allowedHosts: [...data.allowedHosts] })
    expect(saved).toMatchObject(data)
    expect(await refused({ tagManagerId: null, sessionRecordingId: null, allowedHosts: [] })).toEqual([])
  })

  it.each(['UA-12345', 'gtm-ab12cd3', 'GTM-AB12CD3&l=x', '"><script>alert(1)</script>'])(
    'is no container %j',
    async (tagManagerId) => expect(await refused({ tagManagerId })).toEqual(['tagManagerId']),
  )

  it.each([
    ['clarity', '1234567/../x'],
    ['hotjar', 'abcd1234ef'],
  ] as const)('is no recorder of %s with the id %j', async (sessionRecordingProvider, sessionRecordingId) =>
    expect(await refused({ sessionRecordingProvider, sessionRecordingId })).toEqual(['sessionRecordingId']),
  )

  it.each(['*', 'https://example.com', "example.com 'unsafe-eval'", 'example.com; script-src *'])(
    'is no host %j',
    async (host) => expect(await refused({ allowedHosts: [{ host }] })).toEqual(['allowedHosts.0.host']),
  )

  it('is for who may write the domains of this company', async () => {
    for (const person of [company.viewer, company.editor, other.admin]) {
      await expect(save({ tagManagerId: 'GTM-EVIL123' }, person)).rejects.toThrow()
    }
    const stored = await payload.findByID({
      collection: 'domains',
      id: company.domain.id,
      // What is stored, whoever may read it.
      overrideAccess: true,
    })
    expect(stored.tagManagerId).not.toBe('GTM-EVIL123')
  })
})
