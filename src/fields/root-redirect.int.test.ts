import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { type Company, createCompany } from '@/src/testing/tenants'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

const save = (rootRedirect: string | null) =>
  payload.update({
    collection: 'domains',
    id: company.domain.id,
    data: { rootRedirect },
    overrideAccess: true,
  })

describe('rootRedirect of a domain', () => {
  it.each(['/en', '/contact?a=1#b', 'https://elders.example/', null])('accepts %s', async (target) => {
    expect(await save(target)).toMatchObject({ rootRedirect: target })
  })

  it.each(['/', '/?a=1', '/#top', '//evil.test', 'javascript:alert(1)', 'contact', 'ftp://elders.example/'])(
    'rejects %s',
    async (target) => {
      await expect(save(target)).rejects.toMatchObject({
        status: 400,
        data: { errors: [{ path: 'rootRedirect' }] },
      })
    },
  )

  it('rejects the root of the domain as an absolute URL', async () => {
    await expect(save(`https://${company.domain.hostname}/?x`)).rejects.toMatchObject({ status: 400 })
  })
})
