import { expect, it } from 'vitest'

import { payloadInstance } from '@/src/payload'
import { createPage } from '@/src/testing/pages'
import { createCompany } from '@/src/testing/tenants'

it('versions that are published in a language are those of that language alone', async () => {
  const payload = await payloadInstance()
  const { id } = await createPage(payload, await createCompany(payload), { locale: 'nl' })
  const publishedIn = (locale: 'nl' | 'en') =>
    payload.findVersions({
      collection: 'pages',
      where: {
        and: [{ parent: { equals: id } }, { [`version._status.${locale}`]: { equals: 'published' } }],
      },
      depth: 0,
      overrideAccess: true,
    })
  expect((await publishedIn('nl')).docs.length).toBeGreaterThan(0)
  expect((await publishedIn('en')).docs).toEqual([])
})
