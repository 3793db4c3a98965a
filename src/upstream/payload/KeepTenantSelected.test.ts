import { expect, it } from 'vitest'

import { packageFile } from '@/src/testing/unpatched'

it('the multi-tenant plugin opens its dialog over a new document without a tenant', async () => {
  const field = '@payloadcms/plugin-multi-tenant/dist/components/TenantField/index.client.js'
  expect(await packageFile(field)).toMatch(
    /!value && !selectedTenantID\)\) \{\s*openModal\(assignTenantModalSlug\)/,
  )
})
