import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Domain } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { createImage } from '@/src/testing/images'
import { countStatements } from '@/src/testing/statements'
import { type Company, createCompany } from '@/src/testing/tenants'
import { withoutNulls } from '@/src/testing/without-nulls'
import { loadSite } from './site'

const ONLY_ELSEWHERE = [
  'locales',
  'allowedHosts',
  'apiOrigins',
  'proof',
  'defaultLocale',
  'homePage',
] as const

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  const [light, dark] = [await createImage(payload, company), await createImage(payload, company)]
  await payload.update({
    collection: 'domains',
    id: company.domain.id,
    locale: 'nl',
    data: {
      logoMedia: light.id,
      faviconMedia: light.id,
      head: {
        titleTemplate: '%s · Site',
        description: 'Over de site.',
        ogImage: dark.id,
        robots: 'index',
        verification: [
          { name: 'b', content: '2' },
          { name: 'a', content: '1' },
        ],
      },
    } as Partial<Domain>,
    overrideAccess: true,
  })
})

/** Images have one only in the panel. */
const withoutThumbnails = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, child: unknown) => (key === 'thumbnailURL' ? undefined : child))

describe('loadSite', () => {
  it.each(['nl', 'en'] as const)(
    'returns the domain and the tenant in %s as Payload does',
    async (locale) => {
      const site = await loadSite(company.domain.hostname, locale)
      const stored = await payload.findByID({
        collection: 'domains',
        id: company.domain.id,
        locale,
        depth: 1,
        joins: false,
        overrideAccess: true,
      })
      const { tenant, ...expected } = stored
      for (const key of ONLY_ELSEWHERE) delete expected[key]
      const found: Partial<Domain> = { ...site?.domain, tenant: undefined }
      for (const key of ONLY_ELSEWHERE) delete found[key]
      expect(withoutNulls(found)).toEqual(withoutThumbnails(withoutNulls(expected)))
      expect(site?.tenant).toEqual(tenant)
      expect(site?.domain.defaultLocale).toBe((stored.defaultLocale as { id: string } | null)?.id ?? null)
    },
  )

  it('executes one statement', async () => {
    const load = () => loadSite(company.domain.hostname, 'nl')
    expect(await countStatements(payload, load)).toBe(1)
  })
})
