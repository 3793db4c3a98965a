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

/** The paths of the fields that are rejected on save. */
const invalidPaths = (data: Partial<Domain>): Promise<string[]> =>
  save(data).then(
    () => [],
    (error: unknown) => {
      if (!(error instanceof ValidationError)) throw error
      return error.data.errors.map(({ path }) => path)
    },
  )

describe('third-party origins of a domain', () => {
  it('are stored as entered', async () => {
    const data = {
      tagManagerId: 'GTM-AB12CD3',
      sessionRecordingProvider: 'hotjar',
      sessionRecordingId: '1234567',
      allowedHosts: [{ host: '*.google-analytics.com' }],
    } as const
    const saved = await save({ ...data, allowedHosts: [...data.allowedHosts] })
    expect(saved).toMatchObject(data)
    expect(await invalidPaths({ tagManagerId: null, sessionRecordingId: null, allowedHosts: [] })).toEqual([])
  })

  it.each(['UA-12345', 'gtm-ab12cd3', 'GTM-AB12CD3&l=x', '"><script>alert(1)</script>'])(
    'reject %j as a Tag Manager container',
    async (tagManagerId) => expect(await invalidPaths({ tagManagerId })).toEqual(['tagManagerId']),
  )

  it.each([
    ['clarity', '1234567/../x'],
    ['hotjar', 'abcd1234ef'],
  ] as const)('is no recorder of %s with the id %j', async (sessionRecordingProvider, sessionRecordingId) =>
    expect(await invalidPaths({ sessionRecordingProvider, sessionRecordingId })).toEqual([
      'sessionRecordingId',
    ]),
  )

  it.each(['*', 'https://example.com', "example.com 'unsafe-eval'", 'example.com; script-src *'])(
    'reject %j as a host',
    async (host) => expect(await invalidPaths({ allowedHosts: [{ host }] })).toEqual(['allowedHosts.0.host']),
  )

  it('can be changed only by accounts that may write the tenant’s domains', async () => {
    for (const person of [company.viewer, company.editor, other.admin]) {
      await expect(save({ tagManagerId: 'GTM-EVIL123' }, person)).rejects.toThrow()
    }
    const stored = await payload.findByID({
      collection: 'domains',
      id: company.domain.id,
      // The stored value, regardless of access.
      overrideAccess: true,
    })
    expect(stored.tagManagerId).not.toBe('GTM-EVIL123')
  })
})
